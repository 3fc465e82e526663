import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expectClosed } from '../support/dialogs';
import { expect, logIn, test } from '../support/test';
import { installLicense, licenseDay } from '../support/licenses';
import { PlatformClient } from '../support/platform-client';
import type { TestDatabase } from '../support/database';
import type { Product } from '../support/product';

test.use({ productFor: 'project export and import', expectedErrors: [/status of 400/] });
test.describe.configure({ mode: 'serial' });

const code = 'Harbour-9';
/** Files of the exports of the first test. */
let plain: Buffer;
let encrypted: Buffer;

test.beforeAll(async ({ database, product }) => {
  await put(database, 'north', { dashboard: { a: 'Boiler', b: 'Pump' }, dashboard_draft: { a: 'Boiler, draft' } });
  await put(database, 'north', { model: { m: 'Turbine' } });
  await database.run(`insert into document (project, collection, id, body) values ('north', 'data_source', 'd', $1)`, [
    { name: 'Plant', host: 'plant.example', password: 'hidden-1' },
  ]);
  writeMedia(product, '_p_north/pictures/pump.txt', 'pump of the north');
  await put(database, 'default', { dashboard: { a: 'Mine' } });
  writeMedia(product, 'pictures/mine.txt', 'mine');
});

async function put(database: TestDatabase, project: string, names: Record<string, Record<string, string>>) {
  for (const [collection, documents] of Object.entries(names))
    for (const [id, name] of Object.entries(documents))
      await database.run('insert into document (project, collection, id, body) values ($1, $2, $3, $4)', [
        project,
        collection,
        id,
        { name },
      ]);
}

const mediaPath = ({ dataDir }: Product, path: string) => join(dataDir, 'media', path);
function writeMedia(product: Product, path: string, text: string) {
  mkdirSync(dirname(mediaPath(product, path)), { recursive: true });
  writeFileSync(mediaPath(product, path), text);
}

/** Names of the dashboards of the default project, by id. */
const dashboards = (database: TestDatabase) =>
  database.value(
    `select jsonb_object_agg(id, body ->> 'name') from document
     where project = 'default' and collection = 'dashboard' and id in ('a', 'b')`,
  );

const address = '/app/projectOperation';

async function open(page: Page, name: 'Export project' | 'Import project'): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('checkbox', { name: 'Dashboards' })).toBeVisible();
  return dialog;
}

async function exported(page: Page, dialog: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  await expect(page.getByText('Exported', { exact: true }).last()).toBeVisible();
  await expectClosed(dialog);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('exports the chosen content of a project, without its secrets, and twice the same bytes', async ({ page }) => {
  await logIn(page, { to: `/_p_north${address}` });
  const dialog = await open(page, 'Export project');
  const leftOut = dialog.getByRole('alert').filter({ hasText: 'These secrets are left out' });
  await expect(leftOut).toContainText('Data sources, 1 record: /password');
  await dialog.getByRole('checkbox', { name: /^Data sources/ }).uncheck();
  await expect(leftOut).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: /^Data sources/ }).check();
  await dialog.getByRole('checkbox', { name: /^Models/ }).uncheck();
  const first = await exported(page, dialog);
  expect(first.name).toBe('north-project.tar.gz');
  const text = gunzipSync(first.bytes).toString('latin1');
  for (const there of ['Boiler, draft', 'plant.example', 'pump of the north']) expect(text).toContain(there);
  for (const not of ['hidden-1', 'Turbine']) expect(text).not.toContain(not);

  const again = await open(page, 'Export project');
  await again.getByRole('checkbox', { name: /^Models/ }).uncheck();
  const second = await exported(page, again);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  plain = first.bytes;
});

test('requires content and a code before it exports, and encrypts the archive with the code', async ({ page }) => {
  await logIn(page, { to: `/_p_north${address}` });
  const dialog = await open(page, 'Export project');
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('switch', { name: /Protect the archive/ }).click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByText('Choose at least one kind of content')).toBeVisible();
  await expect(dialog.getByText('Fill the verification code first')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Dashboards/ }).check();
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
  const { name, bytes } = await exported(page, dialog);
  expect(name).toBe('north-project.tar.gz.enc');
  expect(() => gunzipSync(bytes)).toThrow();
  expect(bytes.toString('latin1')).not.toContain('Boiler');
  encrypted = bytes;
});

async function choose(dialog: Locator, name: string, buffer: Buffer) {
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/gzip', buffer });
  await expect(dialog.getByText(name)).toBeVisible();
}
const plan = (page: Page) => page.getByRole('dialog', { name: 'What the import would do' });
/** Added, changed, same and skipped. */
const countsOf = (page: Page, part: string) => plan(page).getByRole('row').filter({ hasText: part }).getByRole('cell');

test('adds missing content as planned, and does not change the rest', async ({ page, database, product }) => {
  await logIn(page, { to: address });
  const dialog = await open(page, 'Import project');
  await expect(dialog.getByRole('button', { name: 'See what would change' })).toBeDisabled();
  await choose(dialog, 'north-project.tar.gz', plain);
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await expect(plan(page)).toContainText('The archive is of the project north; this is default.');
  await expect(plan(page)).toContainText('The archive was made without these secrets:');
  await expect(countsOf(page, 'Dashboards')).toHaveText(['Dashboards', '1', '0', '0', '1']);
  await expect(countsOf(page, 'Dashboard drafts')).toHaveText(['Dashboard drafts', '1', '0', '0', '0']);
  await expect(countsOf(page, 'Media files')).toHaveText(['Media files', '1', '0', '0', '0']);
  expect(await dashboards(database)).toEqual({ a: 'Mine' });
  await plan(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import succeeded', { exact: true })).toBeVisible();
  expect(await dashboards(database)).toEqual({ a: 'Mine', b: 'Pump' });
  for (const [path, text] of [
    ['pump', 'pump of the north'],
    ['mine', 'mine'],
  ] as const)
    expect(readFileSync(mediaPath(product, `pictures/${path}.txt`), 'utf8')).toBe(text);
});

test('overwrites differing content, of the chosen kinds only', async ({ page, database, product }) => {
  writeMedia(product, 'pictures/pump.txt', 'my own pump');
  await logIn(page, { to: address });
  const dialog = await open(page, 'Import project');
  await choose(dialog, 'north-project.tar.gz', plain);
  await dialog.getByRole('switch', { name: /Overwrite existing content/ }).click();
  await dialog.getByRole('checkbox', { name: /^Media files/ }).uncheck();
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await expect(countsOf(page, 'Dashboards')).toHaveText(['Dashboards', '0', '1', '1', '0']);
  await expect(countsOf(page, 'Media files')).toHaveCount(0);
  await plan(page).getByRole('button', { name: 'Back' }).click();
  // The choice is still there.
  await expect(dialog.getByText('north-project.tar.gz')).toBeVisible();
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await plan(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import succeeded', { exact: true })).toBeVisible();
  expect(await dashboards(database)).toEqual({ a: 'Boiler', b: 'Pump' });
  expect(readFileSync(mediaPath(product, 'pictures/pump.txt'), 'utf8')).toBe('my own pump');
});

test('shows why it rejects an archive with a missing or wrong password, and accepts it with the right one', async ({
  page,
}) => {
  await logIn(page, { to: address });
  const dialog = await open(page, 'Import project');
  await choose(dialog, 'north-project.tar.gz.enc', encrypted);
  const next = dialog.getByRole('button', { name: 'See what would change' });
  await next.click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(failure).toContainText('The archive is encrypted. Enter its verification code');
  await dialog.getByRole('switch', { name: /has a verification code/ }).click();
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill('harbour-9');
  await next.click();
  await expect(failure).toContainText('The verification code does not match this archive');
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await next.click();
  await expect(countsOf(page, 'Dashboards')).toHaveText(['Dashboards', '0', '0', '2', '0']);
});

test('accepts no other file, and no file at all after the project has expired', async ({ page, product }) => {
  await logIn(page, { to: address });
  const dialog = await open(page, 'Import project');
  await choose(dialog, 'notes.gz', Buffer.from('only notes'));
  const next = dialog.getByRole('button', { name: 'See what would change' });
  await next.click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(failure).toContainText('The file is not a project export');
  const admin = await PlatformClient.login(product.url);
  await installLicense(admin, { startTime: licenseDay(-9), expireTime: licenseDay(-1) });
  await choose(dialog, 'north-project.tar.gz', plain);
  await next.click();
  await expect(failure).toContainText('The project has expired, cannot import');
});
