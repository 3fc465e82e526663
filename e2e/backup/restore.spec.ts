import type { JsonObject } from '@signalbox/schemas';
import {
  countsOf,
  expectRestored,
  noticeOf,
  openBackups,
  openRestore,
  planRestore,
  rowOf,
} from '../support/backup-page';
import { expectClosed } from '../support/dialogs';
import { ask, makeBackup, putMedia, readMedia, recordsOf } from '../support/backups';
import { holdBackups } from '../support/hold-backups';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({
  productFor: 'restores',
  // The session ends under the page.
  expectedErrors: [/status of 401/],
});

const lists = ['core/dashboard', 'core/role', 'core/user', 'core/theme'] as const;
const modules = ['dashboard', 'role', 'user', 'theme', 'setting'];
const name = 'As it should be';
const pump = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251)),
]);

let admin: PlatformClient;
let backupId: string;
let before: JsonObject;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  await admin.patch('core/setting', { copyright: 'as it was' });
  await createUser(admin, { username: 'ada', permissions: ['backup.view'] });
  for (const id of ['kept', 'changed', 'dropped']) await addDashboard(id);
  await admin.post('core/mediaLibrary/mkdir', { catalog: '', dirName: 'plants' });
  await putMedia(admin, { directory: 'plants', name: 'north.txt', bytes: Buffer.from('north as it was') });
  await putMedia(admin, { directory: 'plants', name: 'pump.pdf', bytes: pump });
  backupId = await makeBackup(admin, { name, modules, hasFiles: true });
  before = await stateOf(admin);
});

test('clearing and adding restores everything, after the plan was shown and the name typed', async ({
  page,
  database,
  product,
}) => {
  await changeAll();
  await logIn(page);
  await openBackups(page);
  const dialog = await planRestore(page, await openRestore(page, name), 'Clear, then add');
  expect(await countsOf(dialog, 'Dashboards')).toEqual({ added: 1, changed: 1, deleted: 1 });
  expect(await countsOf(dialog, 'Users')).toMatchObject({ added: 0, changed: 1, deleted: 1 });
  expect(await countsOf(dialog, 'Files: Project files')).toMatchObject({ added: 1, changed: 1, deleted: 0 });

  const restore = dialog.getByRole('button', { name: 'Restore', exact: true });
  const typed = dialog.getByLabel(/^This deletes what the backup does not contain/);
  await expect(restore).toBeDisabled();
  await typed.fill('as it should be');
  await expect(restore).toBeDisabled();
  const asked: JsonObject = { id: backupId, item: { mongodb: true }, moduleRules: { dashboard: 2 } };
  const query = ask({ ...asked, confirmation: 'as it should be' });
  expect(await admin.get(`core/backup/import?query=${query}`)).toMatchObject({
    status: 400,
    body: { field: 'confirmation' },
  });
  await typed.fill(name);

  const hold = await holdBackups(database, 'end');
  try {
    await restore.click();
    await expectClosed(dialog);
    const notice = noticeOf(page, `Restoring ${name}`);
    await expect(notice.getByRole('progressbar')).toBeVisible();
    await expect(notice).toContainText(/Making a safety backup|Reading the archive/);
  } finally {
    await hold.release();
  }
  await expectRestored(page);
  expect((await admin.get('core/auth/user')).status).toBe(401);

  admin = await PlatformClient.login(product.url);
  expect(await stateOf(admin)).toEqual(before);
  expect(await readMedia(admin, 'plants/pump.pdf')).toEqual(pump);
  expect(String(await readMedia(admin, 'plants/north.txt'))).toBe('north as it was');
  // Files are overwritten and added; later ones stay.
  expect(String(await readMedia(admin, 'plants/later.txt'))).toBe('later');
  await PlatformClient.login(product.url, 'ada', userPassword);

  await logIn(page);
  await openBackups(page);
  await expect(page.getByRole('row').filter({ hasText: 'Before a restore' })).toHaveCount(1);
  await page.getByText('Restore', { exact: true }).first().click();
  await expect(page.getByRole('table', { name: 'Restore' }).getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('adding only does not change existing content', async ({ page, product }) => {
  await changeAll();
  const changed = await stateOf(admin);
  await logIn(page);
  await openBackups(page);
  const form = await openRestore(page, name);
  await form.getByRole('checkbox', { name: 'Project files' }).click();
  const dialog = await planRestore(page, form, 'Add without overwriting duplicates');
  expect(await countsOf(dialog, 'Dashboards')).toEqual({ added: 1, changed: 0, deleted: 0 });
  expect(await countsOf(dialog, 'System settings')).toEqual({ added: 0, changed: 0, deleted: 0 });
  await expect(dialog.getByRole('row', { name: /Files/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expectRestored(page);

  admin = await PlatformClient.login(product.url);
  const dropped = (before['core/dashboard'] as JsonObject[]).filter(({ name: called }) => called === 'dropped');
  const all = [...(changed['core/dashboard'] as JsonObject[]), ...dropped];
  const inOrder = all.toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1));
  expect(await stateOf(admin)).toEqual({ ...changed, 'core/dashboard': inOrder });
  expect(await readMedia(admin, 'plants/pump.pdf')).toBeUndefined();
  expect(String(await readMedia(admin, 'plants/north.txt'))).toBe('north of today');
});

async function addDashboard(called: string): Promise<void> {
  expect((await admin.post('core/dashboard', { name: called, remark: 'as it was' })).status).toBe(200);
}

async function idOf(path: string, filter: JsonObject): Promise<string> {
  const { body } = await admin.get<JsonObject[]>(`${path}?query=${ask({ filter })}`);
  return String(body[0]?.['id']);
}

/** Changes, deletes and adds some content of each kind. */
async function changeAll(): Promise<void> {
  await admin.patch('core/setting', { copyright: 'changed since' });
  await admin.patch(`core/dashboard/${await idOf('core/dashboard', { name: 'changed' })}`, { remark: 'changed since' });
  await admin.send('DELETE', `core/dashboard/${await idOf('core/dashboard', { name: 'dropped' })}`);
  await addDashboard('later');
  await admin.patch(`core/user/${await idOf('core/user', { username: 'ada' })}`, { name: 'Countess' });
  await createUser(admin, { username: 'ben' });
  await putMedia(admin, { directory: 'plants', name: 'north.txt', bytes: Buffer.from('north of today') });
  await putMedia(admin, { directory: 'plants', name: 'later.txt', bytes: Buffer.from('later') });
  await admin.post('core/mediaLibrary/delete', { paths: ['plants/pump.pdf'] });
  expect(await readMedia(admin, 'plants/pump.pdf')).toBeUndefined();
}

async function stateOf(client: PlatformClient): Promise<JsonObject> {
  const state: JsonObject = { 'core/setting': (await client.get('core/setting')).body };
  for (const path of lists) state[path] = await recordsOf(client, path);
  return state;
}
