import type { Page } from '@playwright/test';
import features from '@signalbox/schemas/data/features.json' with { type: 'json' };
import { installLicense, licenseDay } from '../support/licenses';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'menus', expectedErrors: [/status of 40[013]/] });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'watcher', permissions: ['setting.view', 'backup.view'] });
});
test.afterEach(() => installLicense(admin, { feature: features }));

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entries = (page: Page) => mainMenu(page).getByRole('link').allTextContents();
const settingsMenu = (page: Page) => page.getByRole('navigation', { name: 'Settings menu' });

test('a menu that is longer than the window shows the entry of the open page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await logIn(page, { to: '/app/license' });
  await expect(mainMenu(page).getByRole('link', { name: 'License', exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto('/app/dashboard');
  await expect(mainMenu(page).getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 });
});

test('a user with few permissions sees their entries only, and reads what else is missing', async ({ page }) => {
  await logIn(page, { username: 'watcher', password: userPassword, to: '/app/dashboard' });
  await expect(mainMenu(page).getByRole('link', { name: 'Backup and restore' })).toBeVisible();
  expect(await entries(page)).toEqual(['Overview', 'Settings', 'Backup and restore']);
  for (const [path, permission] of [
    ['operation', 'operation.edit'],
    ['router', 'setting.edit'],
    ['settings', 'setting.edit'],
    ['safe_request', 'setting.edit'],
    ['projectOperation', 'backup.add'],
    ['db-backup', 'dbBackup.view'],
    ['tsdb-backup', 'tsdbBackup.view'],
  ] as const) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole('heading', { name: 'No permission for this page' })).toBeVisible();
    await expect(page.getByText(new RegExp(`lacks the permission “[^”]+” \\(${permission}\\)\\.`))).toBeVisible();
  }
  await page.goto('/app/system/list/settings');
  await expect(settingsMenu(page).getByRole('link')).toHaveText([
    'Platform basics',
    'Front-end system',
    'Modules',
    'Notification services',
    'Internationalization',
    'Request security',
  ]);
});

test('a license without a feature closes its entries, pages and routes, also for the administrator', async ({
  page,
}) => {
  await installLicense(admin, { feature: ['tsdb', 'language'] });
  await logIn(page, { to: '/app/dashboard' });
  await expect(mainMenu(page).getByRole('link', { name: 'Time-series backup' })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Backup and restore' })).toHaveCount(0);
  await expect(mainMenu(page).getByRole('link', { name: 'Notification services' })).toHaveCount(0);
  for (const [path, feature] of [
    ['backup', 'Backups'],
    ['db-backup', 'Backups'],
    ['notice_settings', 'Notification services'],
    ['system/list/safe_request', 'Request security'],
  ] as const) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
    await expect(page.getByText(`The license does not include “${feature}”.`)).toBeVisible();
  }
  expect(await admin.get('core/backup')).toMatchObject({ status: 403, body: { detail: 'backup' } });
  expect(await admin.patch('core/setting', { userExpand: { verifyCodeMinutes: 7 } })).toMatchObject({
    status: 403,
    body: { detail: 'safeRequest' },
  });
});

test('an expired license is named as the reason once its grace period is over, and leaves backups open', async ({
  page,
}) => {
  await installLicense(admin, { expireTime: licenseDay(-15), feature: ['backup', 'dashboard'] });
  await logIn(page, { to: '/app/backup' });
  await expect(page.getByRole('heading', { level: 1, name: 'Backup and restore' })).toBeVisible();
  await page.goto('/app/tsdb-backup');
  await expect(page.getByText('The license does not include “Time series”.')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByText('The license has expired, and “Dashboards” was part of it.')).toBeVisible();
});

test('a user who may edit pages and not read settings sees no entry for them, and reads which permission is missing', async ({
  page,
}) => {
  const permissions = ['setting.edit', 'frontRouterMenu.add', 'frontRouterMenu.edit', 'frontRouterMenu.delete'];
  await createUser(admin, { username: 'editor', permissions });
  await logIn(page, { username: 'editor', password: userPassword, to: '/app/router' });
  await expect(page.getByText(/lacks the permission “[^”]+” \(setting\.view\)\./)).toBeVisible();
  expect(await entries(page)).not.toContain('Front-end pages');
});

test('a page that the settings switch off says which setting switches it on', async ({ page }) => {
  await logIn(page, { to: '/app/system/list/bbs_realtime' });
  await expect(page.getByText('switch on “Show time-series storage” in Platform basics')).toBeVisible();
  await admin.patch('core/setting', { tsdbRetentionPolicyShow: true });
  // The open page follows the saved setting.
  await expect(page.getByRole('heading', { level: 1, name: 'Time-series storage' })).toBeVisible();
  await admin.patch('core/setting', { tsdbRetentionPolicyShow: false });
  await expect(page.getByRole('heading', { name: 'This page is not available' })).toBeVisible();
});
