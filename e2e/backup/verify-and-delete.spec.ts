import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseAction, dialogOf, expectActions, noticeOf, openBackups, rowOf } from '../support/backup-page';
import { allBackups, archiveOf, ask, backupNamed, makeBackup } from '../support/backups';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'kept backups',
  expectedErrors: [/status of 40[01]/],
});

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});

test('verifying shows when every checksum was compared, and that an archive is damaged', async ({ page, product }) => {
  const intact = 'Undamaged';
  const path = archiveOf(product.dataDir, await makeBackup(admin, { name: intact }));
  await logIn(page);
  await openBackups(page);
  await expect(rowOf(page, intact)).toContainText('Never');
  await chooseAction(page, intact, 'Verify');
  await expect(rowOf(page, intact)).toContainText('Intact');
  await expect(rowOf(page, intact)).not.toContainText('Never');
  await expect(noticeOf(page, `Verifying ${intact}`)).toHaveCount(0);
  await expect.poll(() => backupNamed(admin, intact)).toMatchObject({ verified: { isWhole: true } });

  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
  await chooseAction(page, intact, 'Verify');
  await expect(rowOf(page, intact)).toContainText('Damaged');
  await page.reload();
  await expect(rowOf(page, intact)).toContainText('Damaged');

  // It is not restored either: only the first half exists now.
  writeFileSync(path, bytes.subarray(0, middle));
  await page.getByRole('button', { name: `Restore: ${intact}` }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'Overwrite duplicates and add' }).click();
  await dialog.getByRole('button', { name: 'Show what it does' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The archive is incomplete');
});

test('a protected backup cannot be deleted; without protection it is deleted from the list and the disk', async ({
  page,
  product,
}) => {
  const name = 'Precious';
  const id = await makeBackup(admin, { name });
  const path = archiveOf(product.dataDir, id);
  await logIn(page);
  await openBackups(page);
  await chooseAction(page, name, 'Protect');
  await expect(rowOf(page, name)).toContainText('Protected');
  await expectActions(page, name, ['Verify', 'Remove protection']);
  expect((await admin.send('DELETE', `core/backup/${id}`)).status).not.toBe(200);
  expect(existsSync(path)).toBe(true);

  await chooseAction(page, name, 'Remove protection');
  await expect(rowOf(page, name)).not.toContainText('Protected');
  await chooseAction(page, name, 'Delete');
  const question = dialogOf(page);
  await expect(question).toContainText(`Delete the backup “${name}”?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(1);
  await chooseAction(page, name, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect((await allBackups(admin)).map((each) => each['name'])).not.toContain(name);
  expect(existsSync(path)).toBe(false);
});

test('a user with view permission sees the list without actions, and the server rejects the rest', async ({
  page,
  product,
}) => {
  const name = 'Only to be seen';
  const id = await makeBackup(admin, { name });
  await createUser(admin, { username: 'reader', permissions: ['backup.view'] });
  await logIn(page, { username: 'reader', password: userPassword });
  await openBackups(page);
  await expect(rowOf(page, name)).toHaveCount(1);
  await expectActions(page, name, ['Verify']);
  await expect(rowOf(page, name).getByRole('button')).toHaveCount(1);
  for (const action of ['Upload a backup', 'Periodic backup', 'One-click backup'])
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);

  const reader = await PlatformClient.login(product.url, 'reader', userPassword);
  const input = ask({ id, name, item: { mongodb: true }, moduleRules: { role: 1 } });
  const before = await allBackups(admin);
  for (const [method, path, body] of [
    ['GET', `core/backup/export?query=${input}`],
    ['GET', 'core/backup/getSizeAndTime'],
    ['GET', `core/backup/import?query=${input}`],
    ['POST', `core/backup/${id}/plan`, { item: { mongodb: true }, moduleRules: { role: 1 } }],
    ['POST', `core/backup/${id}/ticket`, {}],
    ['GET', `core/backup/download/${id}`],
    ['PATCH', `core/backup/${id}`, { isProtected: true }],
    ['DELETE', `core/backup/${id}`],
    ['POST', 'core/backup/upload'],
    ['GET', 'core/backupCycle'],
  ] as const)
    expect((await reader.send(method, path, { body })).status, `${method} ${path}`).toBe(401);
  expect(await allBackups(admin)).toEqual(before);
});
