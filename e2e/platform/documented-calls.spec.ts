import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectActions, openBackups, openOneClick, rowOf } from '../support/backup-page';
import { type DocumentedFront, startDocumentedFront } from '../support/documented-front';
import { PlatformClient } from '../support/platform-client';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
// The platform rejects calls that are not documented; the console sends one and goes on without.
test.use({ productFor: 'documented calls', expectedErrors: [/status of (400|401|404)|WebSocket/] });

let front: DocumentedFront;
const code = 'Harbour-9';
test.beforeAll(async ({ product }) => {
  front = await startDocumentedFront(product.url);
});
test.afterAll(() => front.close());

const open = (page: Page, path: string) => logIn(page, { to: front.url + path });

test('hides pages that the platform does not have, and says why at their address', async ({ page }) => {
  await open(page, '/app/operation');
  await expect(page.getByText('The platform behind this console does not have the calls of this page.')).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByText('Backup and restore')).toBeVisible();
  for (const title of ['System operation', 'Database backup', 'Time-series backup', 'Delivery log'])
    await expect(menu.getByText(title)).toHaveCount(0);
  await page.goto(`${front.url}/app/projectOperation`);
  await expect(page.getByRole('button', { name: 'Export project' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('saves settings', async ({ page }) => {
  await open(page, '/app/profile');
  await openTab(page, 'settings/base', front.url);
  await input(page, '/copyright').fill('of the existing platform');
  await save(page);
  expect((await front.admin.get('core/setting')).body['copyright']).toBe('of the existing platform');
});

let archive: Buffer;
async function enterCode(dialog: Locator) {
  await dialog.getByRole('switch').click();
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
}

test('makes a backup, and downloads it by its documented address, which it says', async ({ page }) => {
  await open(page, '/app/profile');
  await openBackups(page, front.url);
  const dialog = await openOneClick(page);
  await input(page, '/name').fill('Documented');
  await dialog.getByRole('button', { name: 'Start the backup' }).click();
  await expect(rowOf(page, 'Documented')).toBeVisible({ timeout: 60_000 });
  await expectActions(page, 'Documented', ['Delete']);
  await page.getByRole('button', { name: 'Download: Documented' }).click();
  const download = page.getByRole('dialog', { name: 'Download “Documented”' });
  await expect(download.getByText(/contains the token of your session/)).toBeVisible();
  await enterCode(download);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  archive = readFileSync(await saved.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
});

test('uploads an encrypted archive with its password in the query', async ({ page }) => {
  await open(page, '/app/profile');
  await openBackups(page, front.url);
  await page.getByRole('button', { name: 'Upload a backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a backup' });
  const file = { name: 'Documented.zip', mimeType: 'application/zip', buffer: archive };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await enterCode(dialog);
  const sent = page.waitForRequest((request) => request.url().includes('core/backup/upload'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  expect(new URL((await sent).url()).searchParams.get('password')).toBe(code);
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Documented')).toHaveCount(2);
});

test('restores without a plan, which it says', async ({ page }) => {
  await front.admin.patch('core/setting', { copyright: 'changed since' });
  await open(page, '/app/profile');
  await openBackups(page, front.url);
  await page.getByRole('button', { name: 'Restore: Documented' }).last().click();
  const form = page.getByRole('dialog', { name: 'Restore “Documented”' });
  await expect(form.getByRole('checkbox', { name: 'All modules' })).toBeVisible();
  await form.getByRole('radio', { name: 'Overwrite duplicates and add' }).click();
  await form.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This platform does not say beforehand what the restore changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  const copyright = async () => {
    try {
      const admin = await PlatformClient.login(front.admin.url);
      return (await admin.get('core/setting')).body['copyright'];
    } catch {
      // A login may fail while the restore replaces the users.
      return undefined;
    }
  };
  await expect.poll(copyright).toBe('of the existing platform');
  // The end of a restore ends all sessions, also those of the next test.
  await page.waitForURL(/\/login/);
});

test('exports the project by its documented address, and imports it without a plan', async ({ page }) => {
  await open(page, '/app/projectOperation');
  await page.getByRole('button', { name: 'Export project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export project' });
  await expect(dialog.getByText(/contains the token of your session/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Dashboards' })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const buffer = readFileSync(await saved.path());
  await page.getByRole('button', { name: 'Import project' }).click();
  const form = page.getByRole('dialog', { name: 'Import project' });
  await form.locator('input[type=file]').setInputFiles({ name: 'p.tar.gz', mimeType: 'application/gzip', buffer });
  await form.getByRole('button', { name: 'Import project', exact: true }).click();
  await expect(page.getByText('This platform does not say beforehand what the import changes.')).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().includes('core/configDb/upload'));
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByText('Import succeeded', { exact: true })).toBeVisible();
});

test('asks for nothing that the platform lacks but for its extensions', async () => {
  expect([...front.rejected].toSorted()).toEqual(['GET core/platform']);
});
