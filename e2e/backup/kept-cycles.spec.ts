import type { Page } from '@playwright/test';
import { openBackups, rowOf } from '../support/backup-page';
import { allBackups, makeDue, runningTasks } from '../support/backups';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'cycles and what they keep' });

const cycle = { cycle: { count: 1, unit: 'd' }, item: { fileServer: true }, isOffsite: false };
/** Waits until no job runs: the platform postpones a due cycle by a minute while another job runs. */
const noJob = (client: PlatformClient) => expect.poll(() => runningTasks(client)).toEqual([]);
const rowOfCycle = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a cycle is found by its name, keeps as many backups as its preview shows, and is deleted; its backups stay', async ({
  page,
  database,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const keepAll = { retention: { kind: 'all' }, fileName: 'Quay' };
  for (const name of ['Quay at night', 'Quay by day', 'Tower'])
    expect((await admin.post('core/backupCycle', { ...cycle, ...keepAll, name })).status).toBe(200);
  const made = async () => (await allBackups(admin)).filter(({ status }) => status === 'succeed').length;
  for (const count of [1, 2]) {
    await noJob(admin);
    await makeDue(database, 'Quay at night');
    await expect.poll(made, { timeout: 120_000 }).toBe(count);
  }

  await logIn(page);
  await openBackups(page);
  await page.getByRole('button', { name: 'Periodic backup' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('searchbox', { name: 'Search cycles' }).fill('quay');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search cycles' }).fill('harbour');
  await expect(dialog.getByText('No cycle has such a name.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search cycles' }).fill('night');
  await dialog.getByRole('listitem').getByText('Quay at night').click();
  await dialog.getByRole('radio', { name: 'The latest ones' }).check();
  await dialog.getByLabel('Number of backups').fill('1');
  await dialog.getByRole('button', { name: 'Show what would be deleted' }).click();
  await expect(dialog.getByText('1 backup would be deleted now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Only a run deletes.
  expect(await made()).toBe(2);
  const before = (await allBackups(admin)).map(({ id }) => id);
  await noJob(admin);
  await makeDue(database, 'Quay at night');
  await expect.poll(made, { timeout: 120_000 }).toBe(1);
  const [left] = await allBackups(admin);
  expect(before).not.toContain(left?.['id']);

  await dialog.getByRole('button', { name: 'Delete the cycle' }).click();
  await page.getByRole('dialog', { name: 'Delete the cycle' }).getByRole('button', { name: 'Delete' }).click();
  await expect(rowOfCycle(page, 'Quay at night')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search cycles' }).clear();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, String(left?.['name']))).toContainText('Periodic');
});

test('a due cycle backs up the time series, and only them', async ({ page, database, product }) => {
  const admin = await PlatformClient.login(product.url);
  await logIn(page, { to: '/app/tsdb-backup' });
  await page.getByRole('button', { name: 'Periodic backup' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Cycle name').fill('Series');
  await page.getByLabel('Backup file name').fill('Records');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOfCycle(page, 'Series')).toContainText('It has not run yet');
  await noJob(admin);
  await makeDue(database, 'Series');
  await expect(rowOfCycle(page, 'Series')).toContainText('Succeeded', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: /Records/ })).toContainText('Periodic');
  expect((await admin.get('core/backup?query=%7B%22filter%22%3A%7B%22name%22%3A%22Records%22%7D%7D')).body).toEqual([]);
});
