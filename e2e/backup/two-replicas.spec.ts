import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  chooseAction,
  expectRestored,
  noticeOf,
  openBackups,
  openOneClick,
  openRestore,
  planRestore,
  rowOf,
  stopJob,
} from '../support/backup-page';
import {
  allBackups,
  archiveOf,
  backupNamed,
  makeBackup,
  makeDue,
  runningTasks,
  startBackup,
  uploadBackup,
} from '../support/backups';
import { expectClosed } from '../support/dialogs';
import type { TestDatabase } from '../support/database';
import { holdBackups } from '../support/hold-backups';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({
  // Both products of this file are its own.
  baseURL: '',
  expectedErrors: [/status of 40[01]/],
});

const dataDir = newDataDir();
let database: TestDatabase;
let north: Product;
let south: Product;
let admin: PlatformClient;
test.beforeAll(async ({ products }) => {
  database = await products.createDatabase();
  const replica = { dataDir, environment: { DATABASE_URL: database.url } };
  north = await startProduct(replica);
  south = await startProduct(replica);
  admin = await PlatformClient.login(north.url);
});
test.afterAll(async () => {
  for (const product of [north, south]) await product?.stop();
  removeDataDir(dataDir);
});

const enter = async (page: Page, { url }: Product) => {
  await logIn(page, { origin: url });
  await openBackups(page, url);
};

test('an open console of one replica shows the backup of the other, starts nothing meanwhile, and shows its end', async ({
  page,
  openConsole,
}) => {
  const far = await openConsole();
  await enter(page, north);
  await enter(far, south);
  const hold = await holdBackups(database, 'end');
  try {
    const dialog = await openOneClick(page);
    await dialog.getByLabel('Backup name').fill('From the north');
    await dialog.getByRole('button', { name: 'Start the backup' }).click();
    await expectClosed(dialog);

    const notice = noticeOf(far, 'Backing up From the north');
    await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    const second = await openOneClick(far);
    await second.getByLabel('Backup name').fill('From the south');
    await second.getByRole('button', { name: 'Start the backup' }).click();
    await expect(second.getByRole('alert')).toContainText('Another job is running: From the north');
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(far, 'From the north')).toHaveCount(0);

    await hold.release();
    await expect(notice).toHaveCount(0);
  } finally {
    await hold.release();
  }
  for (const each of [page, far]) await expect(rowOf(each, 'From the north')).toHaveCount(1);
  expect((await allBackups(admin)).map(({ name }) => name)).toEqual(['From the north']);

  await chooseAction(far, 'From the north', 'Verify');
  await expect(rowOf(far, 'From the north')).toContainText('Intact', { timeout: 60_000 });
  expect(await backupNamed(admin, 'From the north')).toMatchObject({ verified: { isWhole: true } });
});

test('a backup of one is stopped from the other', async ({ page }) => {
  const before = await allBackups(admin);
  const hold = await holdBackups(database, 'start');
  let started: Promise<string> | undefined;
  try {
    started = startBackup(admin, { name: 'Never mind' });
    await expect.poll(() => runningTasks(admin)).toEqual(['Never mind']);
    await enter(page, south);
    await stopJob(page, 'Backing up Never mind');
  } finally {
    await hold.release();
    await started;
  }
  await expect(noticeOf(page, 'Backing up Never mind')).toHaveCount(0);
  await expect.poll(() => allBackups(admin)).toEqual(before);
});

test('a due cycle is run by one of them, and both show its backup', async ({ page, openConsole }) => {
  const cycle = { name: 'Shared', fileName: 'Shared', cycle: { count: 1, unit: 'd' }, item: { fileServer: true } };
  const made = await admin.post('core/backupCycle', { ...cycle, isOffsite: false, retention: { kind: 'all' } });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const far = await openConsole();
  await enter(page, north);
  await enter(far, south);
  await makeDue(database, 'Shared');
  for (const each of [page, far])
    await expect(each.getByRole('row').filter({ hasText: /Shared/ })).toContainText('Periodic', { timeout: 60_000 });
  expect((await allBackups(admin)).filter(({ cycleId }) => cycleId === made.body['InsertedID'])).toHaveLength(1);
});

test('an archive uploaded to one can be downloaded from the other, byte for byte', async ({ page: far }) => {
  const id = await makeBackup(admin, { name: 'Carried over', modules: ['theme'] });
  const carried = join(newDataDir(), 'Carried over.zip');
  copyFileSync(archiveOf(dataDir, id), carried);
  expect((await admin.send('DELETE', `core/backup/${id}`)).status).toBe(200);
  await uploadBackup(admin, carried);
  await enter(far, south);
  await expect(rowOf(far, 'Carried over')).toHaveCount(1);
  await rowOf(far, 'Carried over').getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    far.waitForEvent('download'),
    far.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(readFileSync(await download.path())).toEqual(readFileSync(carried));
  removeDataDir(dirname(carried));
});

test('the other replica imports an export of one', async ({ page }) => {
  await logIn(page, { to: `${south.url}/app/projectOperation` });
  const query = new URLSearchParams({ collections: JSON.stringify(['theme']) }).toString();
  const headers = { authorization: admin.token ?? '' };
  const answer = await fetch(`${north.url}/rest/core/configDb/download?${query}`, { headers });
  const archive = Buffer.from(await answer.arrayBuffer());
  const count = `select count(*)::int from document where project = 'default' and collection = 'theme'`;
  const themes = await database.value(count);
  expect(themes).toBeGreaterThan(0);
  await database.run(`delete from document where project = 'default' and collection = 'theme'`, []);
  await page.getByRole('button', { name: 'Import project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import project' });
  const file = { name: 'plant.tar.gz', mimeType: 'application/gzip', buffer: archive };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  const plan = page.getByRole('dialog', { name: 'What the import would do' });
  await plan.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import succeeded', { exact: true })).toBeVisible();
  expect(await database.value(count)).toBe(themes);
});

test('a restore on one leads the consoles of both to the login page', async ({ page, openConsole }) => {
  await makeBackup(admin, { name: 'Roles', modules: ['role'] });
  const [far, idle] = [await openConsole(), await openConsole()];
  await logIn(idle, { to: `${south.url}/app/dashboard` });
  await enter(page, north);
  const plan = await planRestore(page, await openRestore(page, 'Roles'), 'Overwrite duplicates and add');
  const hold = await holdBackups(database, 'end');
  try {
    await plan.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(plan).toHaveCount(0);
    await enter(far, south);
    await expect(noticeOf(far, 'Restoring Roles').getByRole('progressbar')).toBeVisible();
  } finally {
    await hold.release();
  }
  await Promise.all([page, far, idle].map(expectRestored));
  expect((await admin.get('core/auth/user')).status).toBe(401);
  await logIn(far, { to: `${south.url}/app/dashboard` });
  await expect(far.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
