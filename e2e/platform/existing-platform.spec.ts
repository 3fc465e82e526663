import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { openBackups, openOneClick, rowOf } from '../support/backup-page';
import { type ExistingPlatform, startExistingPlatform } from '../support/existing-platform';
import { createUser, userPassword } from '../support/people';
import { row } from '../pages/open-pages';
import { errorOf, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// The platform rejects calls that are not documented. The browser logs that, and that it is offline.
test.describe.configure({ mode: 'serial' });
test.use({
  productFor: 'existing platform',
  expectedErrors: [/status of (400|401|404)|WebSocket|INTERNET_DISCONNECTED/],
});

const sms = { operator: 'ali', appKey: 'key-1', appSecret: 'sms in clear', signName: 'Harbour', region: 'north' };
const email = { host: 'mail.example.org', port: 465, from: 'harbour@example.org', password: 'mail in clear' };
const expireTime = new Date(Date.now() + 5.5 * 86_400_000).toISOString();
const codes: JsonObject[] = [
  { expireTime, tip: '{days} days', code: 'heron-7', durationTime: { time: 1_209_600 } },
  { expireTime, code: 'crow-8' },
];
const pressMoney: JsonObject = { name: 'Harbour license', tipTime: { time: 1 }, expireSettings: codes };
const userExpand = {
  minPasswordLength: 8,
  partner: { id: 7 },
  onlineMessage: { outLine: true, content: 'Call the harbour office.' },
};
const stored: JsonObject = {
  name: 'Harbour works',
  sms,
  email,
  pressMoney,
  userExpand,
  noOpExpire: 3600,
  noOpExpireSetting: { unit: 'h', time: 3600 },
  mediaLibraryAllowList: [
    { name: '3d file', format: ['.obj'] },
    { name: 'image', format: ['.svg', '.png'] },
  ],
};

let front: ExistingPlatform;
let dashboard: string;
test.beforeAll(async ({ product }) => {
  front = await startExistingPlatform(product.url, stored);
  await createUser(front.admin, { username: 'mo', permissions: ['dashboard.view'] });
  const list = await front.admin.get<{ id: string }[]>('core/dashboard');
  dashboard = list.body[0]?.id ?? '';
  front.change({
    routers: [
      { title: 'Plant', url: '/plant', element: `dashboard.${dashboard}`, note: 'kept' },
      { title: 'Docs', url: 'https://docs.example.org' },
    ],
  });
});
test.afterAll(() => front.close());

const open = (page: Page, path: string) => logIn(page, { to: front.url + path });

test('a save sends whole settings, and keeps what is beside the changed field', async ({ page }) => {
  await open(page, '/app/profile');
  await openTab(page, 'notice_settings/sms', front.url);
  await input(page, '/sms/signName').fill('Quay');
  await save(page);
  expect(front.saves.at(-1)).toEqual({ sms: { ...sms, signName: 'Quay' } });
  await openTab(page, 'safe_request/password', front.url);
  await input(page, '/userExpand/minPasswordLength').fill('12');
  await save(page);
  expect(front.settings()['userExpand']).toEqual({ ...userExpand, minPasswordLength: 12 });
  await openTab(page, 'reception_settings/login', front.url);
  await expect(input(page, '/noOpExpireSetting')).toHaveValue('1');
  await input(page, '/noOpExpireSetting').fill('2');
  await save(page);
  expect(front.settings()).toMatchObject({
    noOpExpire: 7200,
    noOpExpireSetting: { count: 2, unit: 'h', time: 7200 },
    userExpand: { partner: { id: 7 } },
  });
});

test('a secret in clear stays when its neighbour changes, and the same one may be typed again', async ({ page }) => {
  await open(page, '/app/profile');
  await openTab(page, 'notice_settings/email', front.url);
  await expect(field(page, '/email/from')).toContainText('The address that recipients see.');
  await expect(page.getByText('never shown again')).toHaveCount(0);
  await input(page, '/email/host').fill('relay.example.org');
  await save(page);
  expect(front.settings()['email']).toEqual({ ...email, host: 'relay.example.org' });
  await input(page, '/email/host').fill('mail.example.org');
  await input(page, '/email/password').fill('');
  await input(page, '/email/password').fill(email.password);
  await expect(errorOf(page, '/email/password')).toHaveCount(0);
  await save(page);
  expect(front.settings()['email']).toEqual(email);
});

test('the stored file type of the documents is no error, and stays one of them', async ({ page }) => {
  await open(page, '/app/profile');
  await openTab(page, 'modular_settings/upload-formats', front.url);
  await expect(field(page, '/mediaLibraryAllowList')).toContainText('3D files');
  await input(page, '/mediaLibraryQuota').fill('60');
  await save(page);
  expect(front.saves.at(-1)).toEqual({ mediaLibraryQuota: 60 });
  expect(front.settings()['mediaLibraryAllowList']).toEqual(stored['mediaLibraryAllowList']);
});

test('pages are edited; url and element together open the dashboard', async ({ page }) => {
  await open(page, '/app/router');
  await row(page, 'Docs').click();
  await input(page, '/title').fill('Manuals');
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  expect(front.settings()['routers']).toMatchObject([
    { title: 'Plant', url: '/plant', element: `dashboard.${dashboard}`, note: 'kept' },
    { url: 'https://docs.example.org' },
  ]);
  expect(Object.keys(front.saves.at(-1) ?? {})).toEqual(['routers']);
  const entry = page.getByRole('navigation').first().getByRole('link', { name: 'Plant' });
  await expect(entry).toHaveAttribute('href', '/app/plant');
  await entry.click();
  await expect(page).toHaveURL(`${front.url}/app/plant`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plant' })).toBeVisible();
});

let archive: Buffer;
test('a backup is made, downloaded with a code, and its link copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: front.url });
  await open(page, '/app/profile');
  await openBackups(page, front.url);
  const dialog = await openOneClick(page);
  await input(page, '/name').fill('Existing');
  await dialog.getByRole('button', { name: 'Start the backup' }).click();
  await expect(rowOf(page, 'Existing')).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, 'Existing')).toContainText('Project data');
  await expect(page.getByRole('columnheader', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Last verified' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download: Existing' }).click();
  const download = page.getByRole('dialog', { name: 'Download “Existing”' });
  await expect(download.getByText(/contains the token of your session/)).toBeVisible();
  await download.getByRole('switch').click();
  await download.getByRole('textbox', { name: 'Verification code' }).fill('Harbour-9');
  await download.getByRole('button', { name: /Copy/ }).click();
  await expect(page.getByText('Download link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('password')).toBe('Harbour-9');
  expect(link.pathname).toMatch(/core\/backup\/download\/[0-9a-f]{24}$/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  archive = readFileSync(await saved.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
});

test('an archive with a code is uploaded, and a backup restored', async ({ page }) => {
  await open(page, '/app/profile');
  await openBackups(page, front.url);
  await page.getByRole('button', { name: 'Upload a backup' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a backup' });
  const file = { name: 'Existing.zip', mimeType: 'application/zip', buffer: archive };
  await upload.locator('input[type=file]').setInputFiles(file);
  await upload.getByRole('switch').click();
  await upload.getByRole('textbox', { name: 'Verification code' }).fill('Harbour-9');
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(upload).toHaveCount(0);
  await expect(rowOf(page, 'Existing')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore: Existing' }).last().click();
  const form = page.getByRole('dialog', { name: 'Restore “Existing”' });
  await form.getByRole('radio', { name: 'Overwrite duplicates and add' }).click();
  await form.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  // The end of a restore ends all sessions.
  await page.waitForURL(/\/login/, { timeout: 60_000 });
});

test('the project is exported and imported', async ({ page }) => {
  await open(page, '/app/projectOperation');
  await page.getByRole('button', { name: 'Export project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export project' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const buffer = readFileSync(await saved.path());
  await page.getByRole('button', { name: 'Import project' }).click();
  const form = page.getByRole('dialog', { name: 'Import project' });
  await form.locator('input[type=file]').setInputFiles({ name: 'p.tar.gz', mimeType: 'application/gzip', buffer });
  await form.getByRole('button', { name: 'Import project', exact: true }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  await expect(page.getByText('Import succeeded', { exact: true })).toBeVisible();
});

test('a picture is uploaded to the media library, and chosen from it', async ({ page }) => {
  await open(page, '/app/profile');
  await openTab(page, 'settings/base', front.url);
  await field(page, '/logo').getByRole('button', { name: 'Choose from the media library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  const file = { name: 'heron.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await library.locator('input[type=file]').setInputFiles(file);
  await expect(library.getByRole('radio', { name: 'heron.svg' })).toBeChecked();
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toBeHidden();
  await save(page);
  expect(front.saves.at(-1)).toEqual({ logo: expect.stringMatching(/heron\.svg$/) });
});

test('the console compares the unlock code, and changes showCode alone', async ({ page, context }) => {
  front.change({ pressMoney });
  await logIn(page, { username: 'mo', password: userPassword, to: `${front.url}/app/dashboard` });
  const box = page.getByRole('region', { name: 'Harbour license' });
  await expect(box).toContainText('6 days');
  const saves = front.saves.length;
  for (const wrong of ['crow-8', 'heron', 'HERON-7']) {
    await box.getByLabel('Unlock code').fill(wrong);
    await box.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(box.getByRole('alert')).toContainText('The unlock code is not correct');
  }
  expect(front.saves).toHaveLength(saves);
  await box.getByLabel('Unlock code').fill('heron-7');
  await box.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(box).toHaveCount(0);
  const expireSettings = [{ ...codes[0], showCode: true }, codes[1]];
  expect(front.saves.at(-1)).toEqual({ _pressMoney: true, pressMoney: { ...pressMoney, expireSettings } });

  await context.setOffline(true);
  await expect(page.getByText('Call the harbour office.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Call the harbour office.')).toHaveCount(0);
});

test('a license with other names closes nothing', async ({ page }) => {
  await open(page, '/app/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platform basics');
  const menu = page.getByRole('navigation').first();
  for (const title of ['Backup and restore', 'Notification services'])
    await expect(menu.getByText(title).first()).toBeVisible();
});
