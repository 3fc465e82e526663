import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { openGate } from '../support/gate';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct } from '../support/product';
import { errorOf, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'save-stories' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});
const settings = async (client = admin): Promise<JsonObject> => (await client.get('core/setting')).body;
const saved = (page: Page) => page.getByText('System settings saved');

test('saved: the page says so, the state line follows, and only what changed is sent', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  const state = page.locator('output').filter({ hasText: /changes|Changed|Saving|correct/ });
  await expect(saveButton(page)).toBeDisabled();
  await input(page, '/copyright').fill('One');
  await expect(state).toHaveText('Unsaved changes');
  const request = page.waitForRequest((each) => each.method() === 'PATCH');
  await saveButton(page).click();
  expect((await request).postDataJSON()).toEqual({ copyright: 'One' });
  await expect(saved(page)).toBeVisible();
  await expect(state).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();

  await input(page, '/copyright').fill('Two');
  await expect(state).toHaveText('Changed since the last save');
  await input(page, '/copyright').fill('One');
  await expect(saveButton(page)).toBeDisabled();
  await page.reload();
  await expect(input(page, '/copyright')).toHaveValue('One');
});

test('saved: the console fetches no settings after its own save, and follows those of others', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  await expect(input(page, '/copyright')).toBeVisible();
  // The live connection is open: the console follows a save of another client.
  await admin.patch('core/setting', { copyright: 'by another client' });
  await expect(input(page, '/copyright')).toHaveValue('by another client');
  const announced = page.waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/ws/setting') });
  await page.reload();
  const message = (await announced).waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('revision'),
  );
  await expect(input(page, '/copyright')).toHaveValue('by another client');

  const fetched: string[] = [];
  page.on('request', (each) => {
    if (each.method() === 'GET' && each.url().includes('/rest/core/setting')) fetched.push(each.url());
  });
  await input(page, '/copyright').fill('kept by the console');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  await message;
  await expect(saveButton(page)).toBeDisabled();
  await expect(input(page, '/copyright')).toHaveValue('kept by the console');
  expect(fetched).toEqual([]);

  await admin.patch('core/setting', { copyright: 'by another client again' });
  await expect(input(page, '/copyright')).toHaveValue('by another client again');
  expect(fetched.filter((url) => url.endsWith('/core/setting'))).toHaveLength(1);
});

test('an invalid value has an error beside its field, and Save is disabled until it is corrected', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/email');
  for (const [pointer, value] of Object.entries({
    host: 'mail.example.org',
    port: '465',
    from: 'nobody',
    password: 'secret-1',
  })) {
    await input(page, `/email/${pointer}`).fill(value);
  }
  await input(page, '/email/from').blur();
  await expect(errorOf(page, '/email/from')).toHaveText('Sender address must be an e-mail address');
  await expect(input(page, '/email/from')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('To correct: 1')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await input(page, '/email/host').fill('');
  await expect(errorOf(page, '/email/host')).toHaveText('SMTP host cannot be empty');
  await expect(page.getByText('To correct: 2')).toBeVisible();

  await input(page, '/email/host').fill('mail.example.org');
  await input(page, '/email/from').fill('nobody@example.org');
  await expect(errorOf(page, '/email/from')).toHaveCount(0);
  await save(page);
});

test.describe('a value that only the server rejects', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('has an error beside its field, on its tab, with the focus there', async ({ page }) => {
    await logIn(page);
    await openTab(page, 'reception_settings/appearance');
    await input(page, '/rectption_module').fill('portal');
    await page.getByRole('tab', { name: 'Permission settings' }).click();
    await field(page, '/notShowCode').getByRole('switch').click();
    // As with a newer server and a stricter schema: the test changes the request on its way.
    await page.route('**/rest/core/setting', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      return route.continue({
        postData: JSON.stringify({
          ...(route.request().postDataJSON() as JsonObject),
          rectption_module: 'x'.repeat(201),
        }),
      });
    });
    await saveButton(page).click();
    await expect(page.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
    await expect(errorOf(page, '/rectption_module')).toHaveText('Front-end module can have at most 200 characters');
    await expect(input(page, '/rectption_module')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(
      'The platform rejected a value. The error is shown beside its field.',
    );
    await expect(input(page, '/rectption_module')).toHaveValue('portal');
    expect(await settings()).toMatchObject({ notShowCode: false });

    await page.unroute('**/rest/core/setting');
    await input(page, '/rectption_module').fill('portal-2');
    await expect(errorOf(page, '/rectption_module')).toHaveCount(0);
    await save(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await settings()).toMatchObject({ rectption_module: 'portal-2', notShowCode: true });
  });
});

test.describe('someone else saved first', () => {
  test.use({ expectedErrors: [/status of (400|409)/] });

  const collide = async (page: Page) => {
    await admin.patch('core/setting', { copyright: 'before', name: 'Before' });
    await logIn(page);
    await openTab(page, 'settings/base');
    await expect(input(page, '/copyright')).toHaveValue('before');
    await input(page, '/copyright').fill('mine');
    await field(page, '/tsdbRetentionPolicyShow').getByRole('switch').click();
    // The page is notified at once, and shows the new name; the typed text stays.
    await admin.patch('core/setting', { copyright: 'theirs', name: 'Theirs' });
    await expect(page.getByRole('banner')).toContainText('Theirs');
    await expect(input(page, '/name')).toHaveValue('Theirs');
    await expect(input(page, '/copyright')).toHaveValue('mine');
    await saveButton(page).click();
    const panel = page.getByRole('alert').filter({ hasText: 'Someone else saved these settings first' });
    await expect(panel.getByRole('row')).toHaveText([/Setting.*Your value.*Saved value/, /Copyright.*mine.*theirs/]);
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect(await settings()).toMatchObject({ copyright: 'theirs' });
    return panel;
  };
  test.afterEach(async () => {
    await admin.patch('core/setting', { tsdbRetentionPolicyShow: false });
  });

  test('both values are side by side; mine can be kept', async ({ page }) => {
    const panel = await collide(page);
    await panel.getByRole('button', { name: 'Save my values' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect(await settings()).toMatchObject({ copyright: 'mine', name: 'Theirs', tsdbRetentionPolicyShow: true });
  });

  test('theirs can be taken, and my other changes can still be saved', async ({ page }) => {
    const panel = await collide(page);
    await panel.getByRole('button', { name: 'Take the saved values' }).click();
    await expect(panel).toHaveCount(0);
    await expect(input(page, '/copyright')).toHaveValue('theirs');
    await save(page);
    expect(await settings()).toMatchObject({ copyright: 'theirs', tsdbRetentionPolicyShow: true });
  });

  test('saves of different fields do not conflict', async ({ page }) => {
    await logIn(page);
    await openTab(page, 'settings/base');
    await input(page, '/copyright').fill('mine alone');
    await admin.patch('core/setting', { name: 'Theirs alone' });
    await expect(input(page, '/name')).toHaveValue('Theirs alone');
    await save(page);
    // A later save does not conflict with the user's own earlier one.
    await input(page, '/copyright').fill('mine again');
    await save(page);
    expect(await settings()).toMatchObject({ copyright: 'mine again', name: 'Theirs alone' });
  });
});

test.describe('the platform cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION|ERR_INTERNET|WebSocket|Failed to load resource/] });

  test('the error is shown at once on an offline device, and the retry saves', async ({ page, context }) => {
    await logIn(page);
    await openTab(page, 'settings/base');
    await input(page, '/copyright').fill('typed on the train');
    await context.setOffline(true);
    await saveButton(page).click();
    const failure = page.getByRole('alert').filter({ hasText: 'The settings were not saved' });
    await expect(failure).toContainText('The platform did not answer.');
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(saved(page)).toBeVisible();
    expect(await settings()).toMatchObject({ copyright: 'typed on the train' });
  });

  test('the error is above Save with a retry; nothing is lost, and the retry saves', async ({ page }) => {
    const dataDir = newDataDir();
    let product = await startProduct({ dataDir });
    const gate = await openGate(product);
    try {
      await logIn(page, { origin: gate.url });
      await openTab(page, 'settings/base', gate.url);
      await input(page, '/copyright').fill('typed before the end');
      await product.stop();
      await saveButton(page).click();
      const failure = page.getByRole('alert').filter({ hasText: 'The settings were not saved' });
      await expect(failure).toContainText(
        'The platform did not answer. Nothing is lost: what you typed is still here.',
      );
      await expect(failure).toBeInViewport({ ratio: 1 });
      await expect(input(page, '/copyright')).toHaveValue('typed before the end');
      await expect(page.getByText('The network is there, but the platform does not answer.')).toBeVisible();

      product = await startProduct({ dataDir });
      gate.lead(product);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(saved(page)).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(page.getByText('The network is there, but the platform does not answer.')).toHaveCount(0, {
        timeout: 60_000,
      });
      const client = await PlatformClient.login(product.url);
      expect(await settings(client)).toMatchObject({ copyright: 'typed before the end' });
    } finally {
      await gate.close();
      await product.stop();
      removeDataDir(dataDir);
    }
  });
});
