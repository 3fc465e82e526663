import type { Locator, Page } from '@playwright/test';
import { expectClosed } from '../support/dialogs';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';
import type { TestDatabase } from '../support/database';

test.use({ productFor: 'backups of the platform', expectedErrors: [/status of 401/] });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ database }) => {
  await database.run(
    `insert into document (project, collection, id, body) values
       ('default', 'theme', 'e2e-sea', '{"name": "Sea"}'), ('north', 'flow', 'e2e-pump', '{"name": "Pump"}')`,
  );
  await database.run(`insert into setting values ('north', 1, '{"name": "North"}')`);
  // Without those of the demo project.
  await database.run('delete from timeseries_record');
  await database.run(
    `insert into timeseries_record select project, 'pump', 'pump-1', 'flow', date_trunc('second', now()) - n * interval '1 second', to_jsonb(n)
     from generate_series(1, 50) n, unnest(array['default', 'north']) project`,
  );
});

/** Every record that a restore could touch, but those of users and sessions. */
const documents = (database: TestDatabase) =>
  database.value(
    `select array_agg(concat_ws(' ', project, id, body) order by project, id) from document where collection in ('theme', 'flow')`,
  );
const series = (database: TestDatabase) =>
  database.value(
    `select array_agg(concat_ws(' ', project, time, value) order by project, time) from timeseries_record`,
  );
const nameOfNorth = (database: TestDatabase) =>
  database.value(`select body ->> 'name' from setting where project = 'north'`);

async function backUp(page: Page, { name, parts }: { name: string; parts: RegExp[] }): Promise<Locator> {
  await page.getByRole('button', { name: 'Back up now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Back up now' });
  await dialog.getByLabel('Backup name').fill(name);
  for (const part of parts) await expect(dialog.getByRole('checkbox', { name: part })).toBeChecked();
  await dialog.getByRole('button', { name: 'Start the backup' }).click();
  await expectClosed(dialog);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('button', { name: `Restore: ${name}` })).toBeVisible();
  // No other job may run.
  await expect(page.getByRole('article')).toHaveCount(0);
  return row;
}

async function verify(page: Page, row: Locator, name: string) {
  await expect(row).toContainText('Never');
  await row.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Verify' }).click();
  await expect(row).toContainText('Intact');
  await expect(page.getByRole('article')).toHaveCount(0);
}

async function planOf(page: Page, { name, rule }: { name: string; rule: string }): Promise<Locator> {
  await page.getByRole('button', { name: `Restore: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Restore “${name}”` });
  await dialog.getByRole('radio', { name: rule }).check();
  await dialog.getByRole('button', { name: 'Show what it does' }).click();
  const plan = page.getByRole('dialog', { name: `What restoring “${name}” does` });
  await expect(plan.getByRole('table')).toBeVisible();
  return plan;
}

/** Added, changed, same, skipped and deleted. */
const countsOf = (plan: Locator, part: string) => plan.getByRole('row').filter({ hasText: part }).getByRole('cell');

/** Restores, and waits until the page shows the login. */
async function restore(page: Page, plan: Locator) {
  await plan.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored; redirecting to login in 5 seconds')).toBeVisible({ timeout: 60_000 });
  await page.waitForURL(/\/login/);
}

/** Accounts are unchanged: no user is logged out. */
async function restoreTimeSeries(page: Page, plan: Locator) {
  await plan.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByRole('status').getByText('Restored', { exact: true })).toBeAttached({ timeout: 60_000 });
  await expect(page).toHaveURL(/tsdb-backup/);
}

test('a backup of the database restores the documents, settings and time series of every project', async ({
  page,
  database,
}) => {
  await logIn(page, { to: '/app/db-backup' });
  await expect(page.getByText('There are no backups yet. Make one with “Back up now”.')).toBeVisible();
  const row = await backUp(page, { name: 'Nightly', parts: [/^Documents/, /^Settings/, /^Time-series records/] });
  await expect(row).toContainText(
    'Documents of all projects, Settings of all projects, Time-series records of all projects',
  );
  await verify(page, row, 'Nightly');
  const before = [await documents(database), await series(database)];

  await database.run(`update document set body = '{"name": "Changed"}' where id = 'e2e-sea'`);
  await database.run(`delete from document where id = 'e2e-pump'`);
  await database.run(`insert into document (project, collection, id, body) values ('south', 'theme', 'new', '{}')`);
  await database.run(`update setting set body = '{"name": "Changed"}' where project = 'north'`);
  await database.run(`delete from timeseries_record where project = 'north'`);

  const plan = await planOf(page, { name: 'Nightly', rule: 'Clear, then add' });
  await expect(countsOf(plan, 'Settings of all projects').last()).toHaveText('0');
  const [, , added, changed, , skipped, deleted] = await countsOf(plan, 'Documents of all projects').allTextContents();
  expect({ added, skipped, deleted }).toEqual({ added: '1', skipped: '0', deleted: '1' });
  expect(Number(changed)).toBeGreaterThan(0);
  await expect(countsOf(plan, 'Time-series records')).toHaveText([/^Time/, /./, '50', '0', '50', '0', '0']);
  const go = plan.getByRole('button', { name: 'Restore', exact: true });
  await expect(go).toBeDisabled();
  await plan.getByLabel(/Type its name to continue/).fill('nightly');
  await expect(go).toBeDisabled();
  await plan.getByLabel(/Type its name to continue/).fill('Nightly');
  await restore(page, plan);

  expect([await documents(database), await series(database)]).toEqual(before);
  expect(await nameOfNorth(database)).toBe('North');
  await logIn(page, { to: '/app/db-backup?show=reduction' });
  await expect(page.getByRole('row').filter({ hasText: 'Nightly' })).toHaveCount(1);
  await page.getByText('Backup', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Before a restore' })).toHaveCount(1);
});

test('a backup of the time series restores missing values only', async ({ page, database }) => {
  await logIn(page, { to: '/app/tsdb-backup' });
  const row = await backUp(page, { name: 'Series', parts: [/^Time-series records/] });
  await expect(row).not.toContainText('Documents');
  await verify(page, row, 'Series');
  await database.run(`delete from timeseries_record where project = 'default'`);
  await database.run(`update timeseries_record set value = '"newer"' where value = '1'`);
  await database.run(`update document set body = '{"name": "Newer"}' where id = 'e2e-sea'`);

  const plan = await planOf(page, { name: 'Series', rule: 'Add without overwriting duplicates' });
  await expect(countsOf(plan, 'Time-series records')).toHaveText([/^Time/, /./, '50', '0', '49', '1', '0']);
  await expect(plan.getByLabel(/Type its name/)).toHaveCount(0);
  await restoreTimeSeries(page, plan);
  const count = (where: string) => database.value(`select count(*)::int from timeseries_record where ${where}`);
  expect(await count('true')).toBe(100);
  expect(await count(`value = '"newer"'`)).toBe(1);
  expect(String(await documents(database))).toContain('Newer');
});

test('each kind of backup requires its own permission, in the page and in the server', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, {
    username: 'keeper',
    permissions: ['tsdbBackup.view', 'tsdbBackup.export', 'backup.import'],
  });
  const keeper = await PlatformClient.login(product.url, 'keeper', userPassword);
  const { body } = await admin.get<[{ id: string }]>('core/tsdbBackup');
  const [{ id }] = body;

  await logIn(page, { username: 'keeper', password: userPassword, to: '/app/tsdb-backup' });
  const row = page.getByRole('row').filter({ hasText: 'Series' });
  await row.getByRole('button', { name: 'More actions for Series' }).click();
  await expect(page.getByRole('menuitem', { name: 'Verify' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  for (const name of ['Restore: Series', 'Download: Series', 'Upload a backup'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Time-series backup' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Database backup' })).toHaveCount(0);
  await page.goto('/app/db-backup');
  await expect(page.getByRole('heading', { name: 'No permission for this page' })).toBeVisible();
  await expect(page.getByText('dbBackup.view')).toBeVisible();

  const input = encodeURIComponent(
    JSON.stringify({ id, item: { mongodb: true }, moduleRules: { timeseries_record: 0 } }),
  );
  for (const [method, path, detail] of [
    ['GET', 'core/dbBackup', 'dbBackup.view'],
    ['GET', `core/dbBackup/export?query=${input}`, 'dbBackup.export'],
    ['GET', `core/tsdbBackup/import?query=${input}`, 'tsdbBackup.import'],
    ['POST', `core/tsdbBackup/${id}/plan`, 'tsdbBackup.import'],
    ['POST', `core/tsdbBackup/${id}/ticket`, 'tsdbBackup.download'],
    ['POST', 'core/tsdbBackup/upload', 'tsdbBackup.upload'],
    ['DELETE', `core/tsdbBackup/${id}`, 'tsdbBackup.delete'],
  ] as const)
    expect(await keeper.send(method, path)).toMatchObject({ status: 401, body: { detail } });
});
