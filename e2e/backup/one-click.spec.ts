import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import { expectClosed } from '../support/dialogs';
import { dialogOf, expectActions, noticeOf, openBackups, openOneClick, rowOf, stopJob } from '../support/backup-page';
import { allBackups, archiveOf, backupNamed, putMedia, runningTasks, startBackup } from '../support/backups';
import { holdBackups } from '../support/hold-backups';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'one-click backups' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  for (const [directory, name] of [
    ['plants', 'north.txt'],
    ['plants/old', 'ruin.txt'],
    ['logos', 'mark.txt'],
  ] as const) {
    const [parent, child = ''] = directory.includes('/') ? directory.split('/') : ['', directory];
    await admin.post('core/mediaLibrary/mkdir', { catalog: parent ?? '', dirName: child });
    await putMedia(admin, { directory, name, bytes: Buffer.from(`what ${name} holds`) });
  }
});

test('the form rejects a backup of nothing, and of project data without modules', async ({ page }) => {
  await logIn(page);
  await openBackups(page);
  await expect(page.getByText('There are no backups yet.')).toBeVisible();
  const dialog = await openOneClick(page);
  const start = dialog.getByRole('button', { name: 'Start the backup' });
  await dialog.getByRole('checkbox', { name: 'All modules' }).click();
  await start.click();
  await expect(dialog.getByText('Data content required')).toBeVisible();

  for (const item of ['Project files', /^Front-end package/, /^Project data/])
    await dialog.getByRole('checkbox', { name: item }).click();
  await start.click();
  await expect(dialog.getByText('Backup content cannot be empty')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'All modules' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectClosed(dialog);
  expect(await allBackups(admin)).toEqual([]);
});

test('a backup is named after the system and the time, shows its progress, and appears in the list', async ({
  page,
  database,
  product,
}) => {
  await logIn(page);
  await openBackups(page);
  const dialog = await openOneClick(page);
  const name = await dialog.getByLabel('Backup name').inputValue();
  expect(name).toMatch(/^Signalbox \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await dialog.getByRole('checkbox', { name: 'old', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'logos' }).click();

  const hold = await holdBackups(database, 'end');
  try {
    await dialog.getByRole('button', { name: 'Start the backup' }).click();
    await expectClosed(dialog);
    const notice = noticeOf(page, `Backing up ${name}`);
    await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await expect(rowOf(page, name)).toHaveCount(0);
    // The progress is there again after a return to the page.
    await page.reload();
    await expect(notice.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await hold.release();
    await expect(notice).toHaveCount(0);
  } finally {
    await hold.release();
  }
  await expect(page.getByText('Backup complete').first()).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Project files, Front-end package, Project data');
  await expect(rowOf(page, name)).toContainText(/\d (KB|MB)/);
  await expectActions(page, name, ['Verify', 'Protect', 'Delete']);

  const { id, status } = await backupNamed(admin, name);
  expect(status).toBe('succeed');
  const path = archiveOf(product.dataDir, id);
  const archive = await openArchive({ path });
  const entries = archive.list().map((entry) => entry.name);
  await archive.close();
  expect(entries).toContain('data/user.ndjson');
  expect(entries).toContain('fileServer/plants/north.txt');
  expect(entries).toContain('html/index.html');
  expect(entries.filter((entry) => /^fileServer\/(.*\/)?(old|logos)\b/.test(entry))).toEqual([]);
  const unzip = spawnSync('unzip', ['-tqq', path]);
  // Not every machine has this tool.
  if (unzip.error === undefined) expect(String(unzip.stdout) + String(unzip.stderr)).toBe('');
});

test('a backup that is stopped leaves neither a record nor a file', async ({ page, database, product }) => {
  await logIn(page);
  const [records, files] = [await allBackups(admin), archivesIn(product.dataDir)];
  const hold = await holdBackups(database, 'start');
  let started: Promise<string> | undefined;
  try {
    started = startBackup(admin, { name: 'Never mind', hasFiles: true });
    await expect.poll(() => runningTasks(admin)).toEqual(['Never mind']);
    await openBackups(page);
    await stopJob(page, 'Backing up Never mind');
  } finally {
    await hold.release();
    await started;
  }
  await expect(page.getByText('Stopped').first()).toBeVisible();
  await expect(noticeOf(page, 'Backing up Never mind')).toHaveCount(0);
  await expect(rowOf(page, 'Never mind')).toHaveCount(0);
  await expect.poll(() => allBackups(admin)).toEqual(records);
  expect(archivesIn(product.dataDir)).toEqual(files);
});

test('a part of more than 2 GB is asked about before it is backed up', async ({ page, database, product }) => {
  const folder = join(product.dataDir, 'media', 'films');
  mkdirSync(folder, { recursive: true });
  const film = join(folder, 'long.bin');
  writeFileSync(film, '');
  // A sparse file, which takes no space.
  truncateSync(film, 2049 * 2 ** 20);
  const hold = await holdBackups(database, 'start');
  try {
    const records = await allBackups(admin);
    await logIn(page);
    await openBackups(page);
    const dialog = await openOneClick(page);
    const name = await dialog.getByLabel('Backup name').inputValue();
    await expect(dialog).toContainText('2 GB');
    const question = dialogOf(page).filter({ hasText: 'Back up more than 2 GB?' });
    await dialog.getByRole('button', { name: 'Start the backup' }).click();
    await expect(question).toContainText('These parts are larger than 2 GB: Project files.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(await runningTasks(admin)).toEqual([]);
    expect(await allBackups(admin)).toEqual(records);

    await dialog.getByRole('button', { name: 'Start the backup' }).click();
    await question.getByRole('button', { name: 'Back up anyway' }).click();
    await expect.poll(() => runningTasks(admin)).toEqual([name]);
    const id = String(await database.value(`select id from document where body ->> 'status' = 'ongoing'`));
    expect((await admin.patch(`core/taskmanager/${id}`, { status: 'pause', id })).status).toBe(200);
    await hold.release();
    await expectClosed(dialogOf(page));
    await expect.poll(() => allBackups(admin)).toEqual(records);
    await expect(noticeOf(page, `Backing up ${name}`)).toHaveCount(0);
  } finally {
    rmSync(folder, { recursive: true });
    await hold.release();
  }
});

const archivesIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'backups'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'));
