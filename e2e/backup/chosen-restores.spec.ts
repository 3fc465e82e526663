import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import { openArchive } from '@signalbox/archive';
import { anArchive } from '../../packages/project-data/src/testing/an-archive';
import {
  countsOf,
  dialogOf,
  expectRestored,
  noticeOf,
  openBackups,
  openRestore,
  planFor,
  planRestore,
  stopJob,
} from '../support/backup-page';
import {
  allBackups,
  archiveOf,
  makeBackup,
  putMedia,
  readMedia,
  recordsOf,
  runningTasks,
  uploadBackup,
} from '../support/backups';
import { holdBackups } from '../support/hold-backups';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({
  productFor: 'restores of some parts',
  // The session ends under the page.
  expectedErrors: [/status of 401/],
});

let admin: PlatformClient;
test.beforeEach(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});

test('overwriting and adding restores every record of the backup, field by field, and keeps later ones', async ({
  page,
  product,
}) => {
  for (const name of ['same', 'changed', 'dropped']) await addDashboard(name, `of ${name}`);
  await makeBackup(admin, { name: 'Dashboards', modules: ['dashboard'] });
  const archived = await recordsOf(admin, 'core/dashboard');
  await admin.patch(`core/dashboard/${idOf(archived, 'changed')}`, { remark: 'changed since' });
  await admin.send('DELETE', `core/dashboard/${idOf(archived, 'dropped')}`);
  await addDashboard('later', 'of later');
  const later = (await recordsOf(admin, 'core/dashboard')).filter(({ name }) => name === 'later');
  expect(later).toHaveLength(1);

  await logIn(page);
  await openBackups(page);
  const plan = await planRestore(page, await openRestore(page, 'Dashboards'), 'Overwrite duplicates and add');
  expect(await countsOf(plan, 'Dashboards')).toEqual({ added: 1, changed: 1, deleted: 0 });
  // It deletes nothing, so no confirmation is required.
  await plan.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectRestored(page);
  admin = await PlatformClient.login(product.url);
  expect(byId(await recordsOf(admin, 'core/dashboard'))).toEqual(byId([...archived, ...later]));
});

test('a restore that is stopped changes nothing, and is in no list', async ({ page, database }) => {
  await makeBackup(admin, { name: 'Never mind', modules: ['dashboard'] });
  await addDashboard('since then', '');
  const [dashboards, backups] = [await recordsOf(admin, 'core/dashboard'), await allBackups(admin)];
  await logIn(page);
  await openBackups(page);
  const plan = await planRestore(page, await openRestore(page, 'Never mind'), 'Overwrite duplicates and add');
  const hold = await holdBackups(database, 'start');
  try {
    await plan.getByRole('button', { name: 'Restore', exact: true }).click();
    await stopJob(page, 'Restoring Never mind');
  } finally {
    await hold.release();
  }
  await expect(page.getByText('Stopped').first()).toBeVisible();
  await expect(noticeOf(page, 'Restoring Never mind')).toHaveCount(0);
  await expect.poll(() => runningTasks(admin)).toEqual([]);
  expect(await recordsOf(admin, 'core/dashboard')).toEqual(dashboards);
  expect(await allBackups(admin)).toEqual(backups);
  // No session has ended either.
  await page.reload();
  await expect(page.getByRole('table', { name: 'Backup' })).toBeVisible();
});

test('directories that a backup left out stay when the rest is cleared', async ({ page, product }) => {
  for (const [catalog, dirName] of [
    ['', 'plants'],
    ['plants', 'old'],
  ] as const)
    await admin.post('core/mediaLibrary/mkdir', { catalog, dirName });
  await putMedia(admin, { directory: 'plants', name: 'north.txt', bytes: Buffer.from('north') });
  await putMedia(admin, { directory: 'plants/old', name: 'ruin.txt', bytes: Buffer.from('ruin') });
  const excludedDirs = ['plants/old'];
  const id = await makeBackup(admin, { name: 'Without the old', modules: [], hasFiles: true, excludedDirs });
  const archive = await openArchive({ path: archiveOf(product.dataDir, id) });
  expect(archive.list().map((entry) => entry.name)).not.toContain('fileServer/plants/old/ruin.txt');
  await archive.close();
  await putMedia(admin, { directory: 'plants', name: 'later.txt', bytes: Buffer.from('later') });
  await putMedia(admin, { directory: 'plants/old', name: 'ruin.txt', bytes: Buffer.from('ruin of today') });

  await logIn(page);
  await openBackups(page);
  const form = await openRestore(page, 'Without the old', 'Rule for the project files');
  await form.getByLabel('Rule for the project files').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Clear, then add' }).click();
  const plan = await planFor(page, form);
  await expect(plan.getByText('not in the backup and stay as they are: plants/old')).toBeVisible();
  expect(await countsOf(plan, 'Files: Project files')).toMatchObject({ added: 0, changed: 0, deleted: 1 });
  await plan.getByLabel(/^This deletes what the backup does not contain/).fill('Without the old');
  await plan.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectRestored(page);
  admin = await PlatformClient.login(product.url);
  expect(String(await readMedia(admin, 'plants/old/ruin.txt'))).toBe('ruin of today');
  expect(String(await readMedia(admin, 'plants/north.txt'))).toBe('north');
  expect(await readMedia(admin, 'plants/later.txt')).toBeUndefined();
});

test('the front-end package is restored after a warning, and served from then on', async ({ page, product }) => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-pages-'));
  await uploadBackup(admin, await anArchive(folder, { name: 'Pages', html: { 'welcome.txt': 'as in the backup' } }));
  rmSync(folder, { recursive: true });
  const welcome = async () => (await fetch(`${product.url}/welcome.txt`)).text();
  expect(await welcome()).not.toBe('as in the backup');
  await logIn(page);
  await openBackups(page);
  const form = await openRestore(page, 'Pages', 'Rule for the front-end package');
  await form.getByRole('button', { name: 'Show what it does' }).click();
  const warning = dialogOf(page).filter({ hasText: 'Restore the front-end package?' });
  await expect(warning).toContainText('This replaces the front-end files and may alter the styling of pages.');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: /^What restoring/ })).toHaveCount(0);

  await form.getByRole('button', { name: 'Show what it does' }).click();
  await warning.getByRole('button', { name: 'Continue' }).click();
  const plan = page.getByRole('dialog', { name: /^What restoring/ });
  await expect(plan.getByRole('cell').first()).toBeVisible();
  expect(await countsOf(plan, 'Files: Front-end package')).toEqual({ added: 1, changed: 0, deleted: 0 });
  await plan.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectRestored(page);
  expect(await welcome()).toBe('as in the backup');
  // The server still serves the files of before the restore.
  await logIn(page);
  await openBackups(page);
});

async function addDashboard(name: string, remark: string): Promise<void> {
  const { status, body } = await admin.post('core/dashboard', { name, remark });
  expect(status, JSON.stringify(body)).toBe(200);
}

function idOf(records: readonly JsonObject[], called: string): string {
  return String(records.find(({ name }) => name === called)?.['id']);
}

function byId(records: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(records.map((record) => [String(record['id']), record]));
}
