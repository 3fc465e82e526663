import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'system operation' });

const address = '/app/operation';

/** Locks a user at the address of the tests, for a day. */
async function lock(admin: PlatformClient, username: string) {
  await admin.patch('core/setting', { errorLogin: { count: 2, duration: { count: 1, unit: 'd', time: 86_400 } } });
  await createUser(admin, { username });
  for (const password of ['wrong 1', 'wrong 2']) await admin.post('core/auth/login', { username, password });
}

test.describe('an operator', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('unlocks a user by keyboard, starts a check, and cannot drain the only server', async ({ page, product }) => {
    const admin = await PlatformClient.login(product.url);
    await lock(admin, 'mo');
    await createUser(admin, { username: 'grace', permissions: ['operation.edit'] });
    await logIn(page, { username: 'grace', password: userPassword, to: product.url + address });

    await page.getByRole('button', { name: 'Unlock mo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The wrong passwords so far are forgotten.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('The wrong passwords so far are forgotten.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Unlock mo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('mo can log in again')).toBeVisible();
    await expect(page.getByText('No user is locked after wrong passwords.')).toBeVisible();
    expect((await page.request.post('/rest/core/auth/login', { data: mo })).status()).toBe(200);

    await page.getByRole('button', { name: 'Start: Check of devices' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).last().click();
    await expect(page.getByText('“Check of devices” was started')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start: Verify all backups' })).toHaveCount(0);

    await page.getByRole('button', { name: /^Take .* out of service$/ }).click();
    await page.getByRole('button', { name: 'Take out' }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: 'This is the last server in service' })).toBeVisible();

    const actions = page.getByRole('table', { name: 'Actions of operators' });
    await expect(actions.getByRole('row').filter({ hasText: 'Unlock a user' })).toContainText('grace');
    await expect(actions.getByRole('row').filter({ hasText: 'Start a check' })).toContainText('devices');
    await expect(actions.getByRole('row').filter({ hasText: 'Take a server out' })).toHaveCount(0);
  });
});

const mo = { username: 'mo', password: userPassword };

test('an administrator runs a cycle now, verifies its backup, and downloads a support bundle', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const cycle = { name: 'Weekly', fileName: 'Weekly', cycle: { count: 7, unit: 'd' }, item: { fileServer: true } };
  const added = await admin.post('core/backupCycle', { ...cycle, excludedDirs: [], disable: false });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  await logIn(page, { to: product.url + address });

  await page.getByRole('button', { name: 'Run Weekly now' }).click();
  await page.getByRole('button', { name: 'Run now', exact: true }).last().click();
  const row = page.getByRole('table', { name: 'Cycles' }).getByRole('row').filter({ hasText: 'Weekly' });
  await expect(row).toContainText('Succeeded', { timeout: 60_000 });

  await page.getByRole('button', { name: 'Start: Verify all backups' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).last().click();
  const verified = async () =>
    Object.values((await admin.get('core/backup')).body).map((backup) => (backup as JsonObject)['verified']);
  await expect.poll(verified, { timeout: 60_000 }).toMatchObject([{ isWhole: true }]);

  await page.getByRole('button', { name: 'Support bundle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support bundle' });
  for (const name of ['versions.json', 'health.json', 'settings.json', 'log.ndjson'])
    await expect(dialog.getByText(name)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^signalbox-support-.*\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await expect(dialog).toHaveCount(0);
});

for (const { language, width, colorScheme, bundle } of [
  { language: 'en', width: 1440, colorScheme: 'light', bundle: 'Support bundle' },
  { language: 'zh-Hans', width: 390, colorScheme: 'dark', bundle: '支持包' },
  { language: 'fr', width: 1440, colorScheme: 'dark', bundle: 'Dossier d’assistance' },
  { language: 'ar', width: 390, colorScheme: 'light', bundle: 'حزمة الدعم' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    test('has no serious errors and nothing outside of the screen', async ({ page, product }) => {
      const admin = await PlatformClient.login(product.url);
      await lock(admin, `mo-${language}`);
      await logIn(page, { to: product.url + address });
      await expect(page.getByText(`mo-${language}`, { exact: true })).toBeVisible();
      await expect(page.locator('main [aria-busy=true], main output')).toHaveCount(0);
      await check(page, 'page');
      await page.getByRole('button', { name: bundle }).click();
      await expect(page.getByText('log.ndjson')).toBeVisible();
      await check(page, 'dialog');
    });
  });
}

async function check(page: Page, what: string) {
  expect(await seriousErrors(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, what).toBeLessThanOrEqual(0);
  const shots = process.env['SHOTS'];
  if (shots) await page.screenshot({ path: `${shots}/${what}-${Date.now()}.png`, fullPage: what === 'page' });
}
