import { readdirSync } from 'node:fs';
import { type AnFtpServer, anFtpServer } from '../../plugins/backup/platform/testing/an-ftp-server';
import { expectClosed } from '../support/dialogs';
import { makeDue } from '../support/backups';
import { holdBackups } from '../support/hold-backups';
import { PlatformClient } from '../support/platform-client';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'backup cycles' });

let ftp: AnFtpServer;
test.beforeAll(async () => {
  ftp = await anFtpServer();
});
test.afterAll(() => ftp.close());

test('the FTP server is tested with the typed values, then a due cycle sends its archive there', async ({
  page,
  database,
}) => {
  await logIn(page);
  await openTab(page, 'modular_settings/ftp');
  await input(page, '/ftp/host').fill(ftp.target.host);
  await input(page, '/ftp/port').fill(String(ftp.target.port));
  await input(page, '/ftp/username').fill(ftp.target.username);
  await input(page, '/ftp/password').fill('wrong');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Log in: failed')).toContainText('530 Login of keeper with ••• rejected');
  await input(page, '/ftp/password').fill(ftp.target.password);
  await expect(page.getByText('Log in: failed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The server can be used.')).toBeVisible();
  expect(readdirSync(ftp.root)).toEqual([]);
  await save(page);
  // The stored password, which the page never sees, is used for the stored server.
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The server can be used.')).toBeVisible();

  await page.goto('/app/backup');
  await page.getByRole('button', { name: 'Periodic backup' }).click();
  await expect(page.getByText('Add a cycle, or choose one from the list.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  // The dialog takes this share of the width that the scroll bar leaves.
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan(1420 * 0.8);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Cycle name').fill('Hourly');
  await page.getByLabel('Backup file name').fill('Plant');
  await page.getByRole('checkbox', { name: /Project data/ }).uncheck();
  await page.getByRole('radio', { name: 'The latest ones' }).check();
  await page.getByRole('switch', { name: /Send to the FTP server/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Hourly' });
  await expect(row).toContainText('It has not run yet');

  await makeDue(database, 'Hourly');
  await expect(row).toContainText('Sent to the FTP server', { timeout: 60_000 });
  expect(readdirSync(ftp.root)).toEqual([expect.stringMatching(/^Plant_.*\.zip$/)]);
  await page.getByRole('button', { name: 'Show what would be deleted' }).click();
  await expect(page.getByText('1 backup would be kept')).toBeVisible();

  await row.getByRole('switch').click();
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(row).toContainText('Disabled');
  // A draft survives a rotation of the device.
  await page.getByLabel('Cycle name').fill('Hourly 2');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByLabel('Cycle name')).toHaveValue('Hourly 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.screenshot({ path: 'test-results/cycles-narrow.png' });
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row).toContainText('Hourly 2');
  await expect(row).toContainText('Disabled');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectClosed(dialog);
});

test('a due cycle backs up the whole database, and the open page shows it without a reload', async ({
  page,
  database,
}) => {
  await logIn(page, { to: '/app/db-backup' });
  await page.getByRole('button', { name: 'Periodic backup' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Cycle name').fill('Weekly');
  await page.getByLabel('Backup file name').fill('Everything');
  await expect(page.getByRole('checkbox', { name: /Project files/ })).toHaveCount(0);
  for (const part of ['Documents', 'Settings', 'Time-series records'])
    await expect(page.getByRole('checkbox', { name: part })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Weekly' })).toContainText('It has not run yet');
  await page.getByRole('button', { name: 'Close' }).click();

  const hold = await holdBackups(database, 'end');
  try {
    await makeDue(database, 'Weekly');
    const notice = page.getByRole('article', { name: /^Backing up Everything/ });
    await expect(notice.getByRole('progressbar')).toBeVisible({ timeout: 60_000 });
  } finally {
    await hold.release();
  }
  const row = page.getByRole('row').filter({ hasText: 'Everything' });
  await expect(row).toContainText('Periodic');
  await expect(row).toContainText('Documents of all projects');
});

test('a copy that the FTP server rejects is shown beside its cycle, with the server’s own message', async ({
  page,
  database,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const { host, port, username, password } = ftp.target;
  expect((await admin.patch('core/setting', { ftp: { host, port, username, password } })).status).toBe(200);
  const cycle = { name: 'Far away', fileName: 'Far', cycle: { count: 1, unit: 'd' }, item: { fileServer: true } };
  const made = await admin.post('core/backupCycle', { ...cycle, isOffsite: true, retention: { kind: 'all' } });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const sentBefore = readdirSync(ftp.root);
  ftp.trouble = 'full';
  try {
    await logIn(page, { to: '/app/backup' });
    await page.getByRole('button', { name: 'Periodic backup' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Far away' });
    await expect(row).toContainText('It has not run yet');
    await makeDue(database, 'Far away');
    await expect(row).toContainText(/Not sent: .*No space left on device/, { timeout: 60_000 });
    // The backup itself exists, and is sent again later.
    await expect(row).toContainText('Succeeded');
    expect(readdirSync(ftp.root)).toEqual(sentBefore);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row').filter({ hasText: /Far_?/ })).toContainText('Periodic');
  } finally {
    ftp.trouble = undefined;
  }
});
