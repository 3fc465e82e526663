import type { Page } from '@playwright/test';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { choose, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'effects' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  // A user without permission for settings also sees their effect.
  await createUser(admin, { username: 'onlooker' });
});

/** The administrator on `form`, and another user's console on its first page: neither is reloaded. */
async function openBoth(page: Page, far: Page, form: string): Promise<Page[]> {
  await logIn(far, { username: 'onlooker', password: userPassword, to: '/app/dashboard' });
  await expect(far.getByRole('navigation').first()).toBeVisible();
  await logIn(page);
  await openTab(page, form);
  const reloaded = (each: Page) => () => {
    throw new Error(`${each.url()} was reloaded`);
  };
  for (const each of [page, far]) each.on('domcontentloaded', reloaded(each));
  return [page, far];
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Uploads `file` and waits until the field shows it in the place of the image that it had. */
async function upload(
  page: Page,
  pointer: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const image = field(page, pointer).locator('img');
  const earlier = (await image.count()) > 0 ? await image.getAttribute('src') : '';
  await field(page, pointer).locator('input[type=file]').setInputFiles(file);
  await expect(image).toHaveAttribute('src', /\/rest\/core\/media\//);
  await expect(image).not.toHaveAttribute('src', earlier ?? '');
}

test('name, copyright and logo appear in every open console', async ({ page, openConsole }) => {
  const both = await openBoth(page, await openConsole(), 'settings/base');
  await input(page, '/name').fill('Harbour Works');
  await input(page, '/copyright').fill('Copyright Harbour Works');
  await upload(page, '/logo', { name: 'mark.png', mimeType: 'image/png', buffer: png });
  await save(page);
  for (const each of both) {
    await expect(each.getByRole('banner').getByRole('link')).toHaveText('Harbour Works');
    await expect(each.getByRole('contentinfo')).toHaveText('Copyright Harbour Works');
    await expect(each).toHaveTitle(/ · Harbour Works$/);
    const logo = each.getByRole('banner').locator('img').first();
    await expect(logo).toHaveAttribute('src', /\/rest\/core\/media\/img\/mark(?:%20\(\d+\))?\.png$/);
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    await expect(each.locator('link[rel=icon]')).toHaveAttribute('href', (await logo.getAttribute('src')) ?? '');
  }
});

test('the login page shows name, logo, background and copyright before the login', async ({ page, openConsole }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  await input(page, '/name').fill('Harbour Works');
  await input(page, '/copyright').fill('Copyright Harbour Works');
  for (const pointer of ['/logo', '/backgroundImage']) {
    await upload(page, pointer, { name: 'mark.png', mimeType: 'image/png', buffer: png });
  }
  await save(page);
  const visitor = await openConsole();
  await visitor.goto('/login');
  await expect(visitor.getByRole('heading', { name: 'Harbour Works' })).toBeVisible();
  await expect(visitor.getByText('Copyright Harbour Works')).toBeVisible();
  await expect(visitor).toHaveTitle(/Harbour Works$/);
  const pictures = visitor.locator('img[src*="/rest/core/media/img/"]');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  }
});

test('layout and theme change the shape and the colours of every open console', async ({ page, openConsole }) => {
  const both = await openBoth(page, await openConsole(), 'reception_settings/appearance');
  const accent = (each: Page) => each.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
  await field(page, '/layout').getByRole('radio', { name: 'Menu at the top' }).click();
  await field(page, '/theme').getByRole('radio', { name: 'Meadow' }).click();
  await save(page);
  for (const each of both) {
    await expect(each.getByRole('banner').getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect.poll(() => accent(each)).toBe('#2c6b3f');
  }
  // A theme of the project's own, made for the dark.
  await field(page, '/theme').getByRole('radio', { name: 'Night shift' }).click();
  await field(page, '/layout').getByRole('radio', { name: 'Menu on the left' }).click();
  await field(page, '/layout_mode').getByRole('radio', { name: 'Open beside the menu' }).click();
  await save(page);
  for (const each of both) {
    await expect(each.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect.poll(() => accent(each)).not.toBe('#2c6b3f');
    await expect(each.getByRole('banner').getByRole('navigation')).toHaveCount(0);
    await expect(
      each.getByRole('navigation', { name: 'Main menu' }).locator('.ant-menu-vertical').first(),
    ).toBeVisible();
  }
  expect((await admin.get('core/setting')).body['theme']).toMatchObject({
    name: 'Night shift',
    type: 'custom',
    tokens: { colorPrimary: '#d0892f' },
  });
});

test.describe('for users who have not chosen a language', () => {
  test.use({ language: '' });

  test('the default language is that of every open console', async ({ page, openConsole }) => {
    const both = await openBoth(page, await openConsole(), 'settings/base');
    for (const each of both) await expect(each.locator('html')).toHaveAttribute('lang', 'en');
    await choose(page, '/language', '简体中文');
    await saveButton(page).click();
    for (const each of both) await expect(each.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await choose(page, '/language', 'English');
    await page.getByRole('button', { name: /^保\s?存$/ }).click();
    for (const each of both) {
      await expect(each.locator('html')).toHaveAttribute('lang', 'en');
      await expect(each.getByRole('menuitem', { name: 'Overview' })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Platform basics' })).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await choose(page, '/language', 'العربية');
    await saveButton(page).click();
    for (const each of both) await expect(each.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('with request security on, every open console sends POST for PATCH, and it works', async ({
  page,
  openConsole,
}) => {
  const far = await openConsole();
  await logIn(far, { to: '/app/system/list/settings?tab=base' });
  await logIn(page);
  await openTab(page, 'safe_request/base');
  const reloaded = far.waitForResponse(/core\/setting\/part/);
  await field(page, '/safeRequest').getByRole('switch').click();
  await save(page);
  await reloaded;
  for (const [each, copyright] of [
    [page, 'sent by POST'],
    [far, 'sent by POST as well'],
  ] as const) {
    if (each === page)
      await page
        .getByRole('navigation', { name: 'Settings menu' })
        .getByRole('link', { name: 'Platform basics' })
        .click();
    // An edit of the same field before the other console's save has arrived is a conflict.
    else await expect(input(each, '/copyright')).toHaveValue('sent by POST');
    const verbs: string[] = [];
    each.on('request', (request) => verbs.push(request.method()));
    await input(each, '/copyright').fill(copyright);
    const sent = each.waitForRequest(
      (request) => request.url().endsWith('/rest/core/setting') && request.postData() !== null,
    );
    await save(each);
    const request = await sent;
    expect([request.method(), request.headers()['x-request-http-method']]).toEqual(['POST', 'PATCH']);
    expect(verbs.filter((verb) => verb !== 'GET' && verb !== 'POST')).toEqual([]);
    expect((await admin.get('core/setting')).body).toMatchObject({ copyright });
  }
});

test.describe('a format that was dropped from the upload formats', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is rejected by the media library, which accepted it before', async ({ page }) => {
    await logIn(page);
    await openTab(page, 'settings/base');
    const library = page.getByRole('dialog', { name: 'Media library' });
    const put = async (name: string, buffer: Buffer) => {
      await field(page, '/logo').getByRole('button', { name: 'Choose from the media library' }).click();
      await library.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/gif', buffer });
    };
    await put('before.gif', gif);
    await expect(library.getByRole('radio', { name: 'before.gif' })).toBeChecked();
    await library.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/app/system/list/modular_settings?tab=upload-formats');
    const formats = field(page, '/mediaLibraryAllowList');
    await formats.getByRole('button', { name: 'Edit Images' }).click();
    await formats.getByRole('checkbox', { name: '.gif', exact: true }).uncheck();
    await save(page);

    await openTab(page, 'settings/base');
    // The content differs: for the same content, the library would offer the file that it has.
    await put('after.gif', Buffer.concat([gif, Buffer.from([0x3b])]));
    await expect(library.getByRole('alert')).toContainText('Files of this format are not allowed');
    await expect(library.getByRole('radio', { name: 'after.gif' })).toHaveCount(0);
  });
});

test('the entry of time-series storage appears and disappears with its switch, in every open console', async ({
  page,
  openConsole,
}) => {
  const far = await openConsole();
  await logIn(far, { to: '/app/system/list/settings?tab=base' });
  await logIn(page);
  await openTab(page, 'settings/base');
  const entry = (each: Page) =>
    each.getByRole('navigation', { name: 'Settings menu' }).getByRole('link', { name: 'Time-series storage' });
  await expect(entry(far)).toHaveCount(0);
  await field(page, '/tsdbRetentionPolicyShow').getByRole('switch').click();
  await save(page);
  for (const each of [page, far]) await expect(entry(each)).toBeVisible();
  await entry(far).click();
  await expect(far.getByRole('heading', { level: 1, name: 'Time-series storage' })).toBeVisible();
  await field(page, '/tsdbRetentionPolicyShow').getByRole('switch').click();
  await save(page);
  for (const each of [page, far]) await expect(entry(each)).toHaveCount(0);
});
