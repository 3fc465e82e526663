import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openArchive } from '@signalbox/archive';
import { expectClosed } from '../support/dialogs';
import { dialogOf, openBackups, rowOf } from '../support/backup-page';
import { allBackups, archiveOf, makeBackup } from '../support/backups';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({
  productFor: 'carried backups',
  permissions: ['clipboard-read', 'clipboard-write'],
  // A rejected upload.
  expectedErrors: [/status of 400/],
});

const password = 'a code with “signs” & spaces';
let admin: PlatformClient;
let plain: Buffer;
let encrypted: Buffer;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const id = await makeBackup(admin, { name: 'Travelling', modules: ['role', 'theme'], hasFiles: true });
  plain = readFileSync(archiveOf(product.dataDir, id));
});

test('a download without a code is the archive itself', async ({ page }) => {
  await logIn(page);
  await openBackups(page);
  const dialog = await openDownload(page);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Travelling.zip');
  expect(readFileSync(await download.path())).toEqual(plain);
  await expectClosed(dialog);
});

test('a download with a code opens with that code only, and its link works once', async ({ page }, info) => {
  await logIn(page);
  await openBackups(page);
  const dialog = await openDownload(page);
  await dialog.getByRole('switch', { name: 'Add a verification code' }).click();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Fill the verification code first')).toBeVisible();
  await codeField(dialog).fill(password);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Download link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('signs');
  const first = await fetch(link);
  expect(first.status).toBe(200);
  const copied = Buffer.from(await first.arrayBuffer());
  const second = await fetch(link, { headers: { 'accept-language': 'en' } });
  expect(second.status).not.toBe(200);
  expect(await second.json()).toMatchObject({
    message: 'The download link was used already or is too old. Start the download again',
  });

  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const path = info.outputPath('Travelling.zip');
  await (await coming).saveAs(path);
  encrypted = readFileSync(path);
  // Each download is encrypted anew.
  expect(encrypted).not.toEqual(copied);
  await expect(openArchive({ path })).rejects.toMatchObject({ reason: 'codeNeeded' });
  await expect(openArchive({ path, password: 'another' })).rejects.toMatchObject({ reason: 'wrongCode' });
  const archive = await openArchive({ path, password });
  expect(archive.list().map(({ name }) => name)).toEqual(expect.arrayContaining(['data/role.ndjson']));
  await archive.close();
});

test('a file that is not a complete archive is rejected with the reason, and changes nothing', async ({
  page,
  product,
}) => {
  await logIn(page);
  await openBackups(page);
  const before = await allBackups(admin);
  const dialog = await openUpload(page);
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await expect(upload).toBeDisabled();
  await choose(dialog, 'notes.txt', Buffer.from('notes'));
  await expect(dialog.getByText('Only .zip files can be uploaded.')).toBeVisible();
  await expect(upload).toBeDisabled();

  const changed = Buffer.from(plain);
  const middle = Math.floor(plain.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 0xff;
  for (const [bytes, reason] of [
    [Buffer.from('no archive at all'), 'The file is not a zip archive'],
    [plain.subarray(0, middle), 'The archive is incomplete. Copy or upload it again'],
    // One byte may lie about sizes as well as about content.
    [changed, /archive (is damaged or was changed|would be far larger)/],
    [encrypted, 'The archive is encrypted. Enter its verification code'],
  ] as const) {
    await choose(dialog, 'Travelling.zip', bytes);
    await upload.click();
    await expect(dialog.getByRole('alert')).toContainText(reason);
  }
  await dialog.getByRole('switch', { name: 'The archive has a verification code' }).click();
  await codeField(dialog).fill('another');
  await upload.click();
  await expect(dialog.getByRole('alert')).toContainText('The verification code does not match this archive');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  expect(await allBackups(admin)).toEqual(before);
  await expect(rowOf(page, 'Travelling')).toHaveCount(1);
  await expect.poll(() => readdirSync(join(product.dataDir, 'backups', '.temporary'))).toEqual([]);
  expect(readdirSync(join(product.dataDir, 'backups', 'default'))).toHaveLength(1);
});

test('closing the dialog aborts an upload, and nothing of it remains', async ({ page, product }) => {
  await logIn(page);
  await openBackups(page);
  const before = await allBackups(admin);
  const left = () => readdirSync(join(product.dataDir, 'backups', '.temporary'));
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  for (const close of [
    (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    const dialog = await openUpload(page);
    await choose(dialog, 'long.zip', Buffer.alloc(3_000_000));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.poll(left).toHaveLength(1);
    await close(dialog);
    await expectClosed(dialog);
    await expect.poll(left).toEqual([]);
  }
  expect(await allBackups(admin)).toEqual(before);
});

test.describe('a French user', () => {
  test.use({ language: 'fr' });
  test('sees in French why an archive was rejected', async ({ page }) => {
    await logIn(page, { to: '/app/backup' });
    await page.getByRole('button', { name: 'Importer une sauvegarde' }).click();
    const dialog = dialogOf(page);
    await choose(dialog, 'Travelling.zip', Buffer.from('no archive at all'));
    await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Le fichier n’est pas une archive zip');
  });
});

test('an encrypted archive can be uploaded, and is stored unencrypted', async ({ page, product }) => {
  for (const { id } of await allBackups(admin)) await admin.send('DELETE', `core/backup/${String(id)}`);
  await logIn(page);
  await openBackups(page);
  await expect(page.getByText('There are no backups yet.')).toBeVisible();
  const dialog = await openUpload(page);
  await choose(dialog, 'from elsewhere.zip', encrypted);
  await dialog.getByRole('switch', { name: 'The archive has a verification code' }).click();
  await codeField(dialog).fill(password);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Import succeeded')).toBeVisible();
  await expectClosed(dialog);
  await expect(rowOf(page, 'Travelling')).toContainText('Uploaded');
  await expect(rowOf(page, 'Travelling')).toContainText('Project files, Project data');

  const [record] = await allBackups(admin);
  const archive = await openArchive({ path: archiveOf(product.dataDir, String(record?.['id'])) });
  expect(archive.manifest.modules.map(({ name }) => name)).toEqual(['role', 'theme']);
  await archive.close();
});

async function openDownload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Download: Travelling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download “Travelling”' });
  await expect(dialog.getByRole('switch')).toBeVisible();
  return dialog;
}

async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload a backup' }).click();
  await expect(dialogOf(page).getByRole('switch')).toBeVisible();
  return dialogOf(page);
}

const codeField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Verification code' });

function choose(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  return dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
}
