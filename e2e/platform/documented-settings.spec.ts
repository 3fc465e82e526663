import type { Page } from '@playwright/test';
import { row, storePages } from '../pages/open-pages';
import { type DocumentedFront, startDocumentedFront } from '../support/documented-front';
import { createUser, userPassword } from '../support/people';
import { field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// The platform rejects calls that are not documented. The browser logs that, a wrong unlock code, and that it is offline.
test.describe.configure({ mode: 'serial' });
test.use({ productFor: 'documented settings', expectedErrors: [/status of 400|INTERNET_DISCONNECTED/] });

let front: DocumentedFront;
test.beforeAll(async ({ product }) => {
  front = await startDocumentedFront(product.url);
});
test.afterAll(() => front.close());

const settings = async () => (await front.admin.get('core/setting')).body;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the home page shows what the platform has, and does not take a missing live connection for a lost one', async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await logIn(page, { to: `${front.url}/app/dashboard` });
  await expect(page.getByRole('heading', { name: 'Dashboards' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Energy' }).first()).toBeVisible();
  await expect(page.getByText(/days left/)).toBeVisible();
  await page.getByRole('navigation').first().getByText('Backup and restore').click();
  await expect(heading(page)).toHaveText('Backup and restore');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(sockets).toEqual([]);
  await expect(page.getByText(/platform does not answer/)).toHaveCount(0);
});

test('a logo is uploaded to the media library, chosen from it, and saved', async ({ page }) => {
  await logIn(page, { to: `${front.url}/app/profile` });
  await openTab(page, 'settings/base', front.url);
  await field(page, '/logo').getByRole('button', { name: 'Choose from the media library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  );
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: 'crane.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(library.getByRole('radio', { name: 'crane.svg' })).toBeChecked();
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toBeHidden();
  await save(page);
  expect((await settings())['logo']).toMatch(/crane\.svg$/);
});

test('a theme and a provider are set, packs of languages are listed, and a test of the provider is not offered', async ({
  page,
}) => {
  await logIn(page, { to: `${front.url}/app/profile` });
  await openTab(page, 'reception_settings/appearance', front.url);
  await field(page, '/theme').getByRole('radio', { name: 'Night shift' }).click();
  await save(page);
  expect((await settings())['theme']).toMatchObject({ name: 'Night shift' });
  await openTab(page, 'language_settings/base', front.url);
  await expect(field(page, '/languages')).toContainText('Français');
  await openTab(page, 'notice_settings/email', front.url);
  await input(page, '/email/host').fill('mail.example.org');
  await input(page, '/email/port').fill('465');
  await input(page, '/email/from').fill('harbour@example.org');
  await input(page, '/email/password').fill('Tide-table-3');
  await expect(page.getByRole('button', { name: 'Send test' })).toHaveCount(0);
  await save(page);
  expect((await settings())['email']).toMatchObject({ host: 'mail.example.org', port: 465 });
});

test('the pages of the front end are edited and saved', async ({ page }) => {
  await storePages({ url: front.admin.url });
  await logIn(page, { to: `${front.url}/app/router` });
  await row(page, 'Plant').click();
  await input(page, '/title').fill('Quay');
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  expect(JSON.stringify((await settings())['routers'])).toContain('Quay');
});

test('a cycle of backups is added, switched off and deleted', async ({ page }) => {
  await logIn(page, { to: `${front.url}/app/backup` });
  await page.getByRole('button', { name: 'Periodic backup' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Cycle name').fill('Hourly');
  await page.getByLabel('Backup file name').fill('Plant');
  await page.getByRole('checkbox', { name: /Project data/ }).uncheck();
  await expect(page.getByText('Retention')).toHaveCount(0);
  await expect(page.getByLabel('Send to the FTP server')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  const cycle = page.getByRole('listitem').filter({ hasText: 'Hourly' });
  await expect(cycle).toContainText('It has not run yet');
  await cycle.getByRole('switch').click();
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(cycle).toContainText('Disabled');
  await page.getByRole('button', { name: 'Delete the cycle' }).click();
  await page.getByRole('dialog', { name: 'Delete the cycle' }).getByRole('button', { name: 'Delete' }).click();
  await expect(cycle).toHaveCount(0);
  expect((await front.admin.get('core/backupCycle')).body).toEqual([]);
});

test('the reminders of the network and of the license show, and a user unlocks the second', async ({
  page,
  context,
}) => {
  const expireTime = new Date(Date.now() + 5.5 * 86_400_000).toISOString();
  await front.admin.patch('core/setting', {
    userExpand: { onlineMessage: { outLine: true, content: 'Call the harbour office.' } },
    pressMoney: { name: 'Harbour license', expireSettings: [{ expireTime, tip: '{days} days', code: 'heron-7' }] },
  });
  await createUser(front.admin, { username: 'mo' });
  await logIn(page, { username: 'mo', password: userPassword, to: `${front.url}/app/dashboard` });
  const box = page.getByRole('region', { name: 'Harbour license' });
  await expect(box).toContainText('6 days');
  await box.getByLabel('Unlock code').fill('crow');
  await box.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(box.getByRole('alert')).toContainText('The unlock code is not correct');
  await box.getByLabel('Unlock code').fill('heron-7');
  await box.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(box).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('Call the harbour office.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Call the harbour office.')).toHaveCount(0);
});

test('asks for nothing that the platform lacks but for its extensions and copies of an uploaded file', () => {
  expect(front.rejected).toEqual(new Set(['GET core/platform', 'GET core/mediaLibrary/duplicates']));
});
