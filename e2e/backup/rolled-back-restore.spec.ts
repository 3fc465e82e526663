import { openBackups, openRestore, planRestore } from '../support/backup-page';
import { makeBackup, recordsOf } from '../support/backups';
import type { TestDatabase } from '../support/database';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'a restore that goes back',
  // The session ends under the page.
  expectedErrors: [/status of 401/],
});

test('a restore after which the health check fails is rolled back, and the page, the login and the list say so', async ({
  page,
  database,
  product,
}) => {
  let admin = await PlatformClient.login(product.url);
  for (const name of ['north', 'south']) await admin.post('core/dashboard', { name, remark: 'as it was' });
  await makeBackup(admin, { name: 'Good enough', modules: ['dashboard'] });
  const [first] = await recordsOf(admin, 'core/dashboard');
  await admin.patch(`core/dashboard/${String(first?.['id'])}`, { remark: 'changed since' });
  await admin.post('core/dashboard', { name: 'later', remark: 'new' });
  const before = await recordsOf(admin, 'core/dashboard');
  await spoilRestores(database);

  await logIn(page);
  await openBackups(page);
  const dialog = await planRestore(page, await openRestore(page, 'Good enough'), 'Overwrite duplicates and add');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(
    page.getByText('The health check failed after the restore. The platform is being rolled back'),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Restored/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
  await expect(page.getByText('The health check failed after a restore')).toBeVisible();
  expect((await admin.get('core/auth/user')).status).toBe(401);

  admin = await PlatformClient.login(product.url);
  expect(await recordsOf(admin, 'core/dashboard')).toEqual(before);
  await logIn(page, { to: '/app/backup?show=reduction' });
  const row = page.getByRole('table', { name: 'Restore' }).getByRole('row').filter({ hasText: 'Good enough' });
  await expect(row).toContainText('Good enough.zip');
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('“Dashboards” has no records');
  await expect(row).toContainText('rolled back to its state before the restore');
  await expect(row).toContainText('admin');
});

/** Deletes restored content in the last moment before the commit. */
async function spoilRestores({ run }: TestDatabase): Promise<void> {
  await run(`
    create function test_spoil() returns trigger language plpgsql as $$
      begin
        delete from document where project = new.project and collection = 'dashboard';
        return new;
      end
    $$;
    create trigger test_spoil after insert on backup_restore for each row execute function test_spoil();
  `);
}
