import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'lists' });

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses a field of the dialog for many records. */
async function chooseField(page: Page, title: string) {
  await page.getByRole('button', { name: /Edit a field$/ }).click();
  await dialog(page).getByRole('combobox', { name: 'Field' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: title }).click();
}

/** Locks one record, so that a change of all waits there until it is released. */
async function holdRecord(url: string, position: number) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(
    // A lock beside the offset would hold the records before, too.
    `select id from document where id = (select id from document
       where collection = 'table_data' and body -> 'values' ? 'raisedAt' order by id offset ${position} limit 1) for update`,
  );
  return { release: () => client.end() };
}

test('sets a field of all that match, and stops when the user wants it', async ({ page, product, database }) => {
  const noted = () =>
    database.value(
      `select count(*)::int from document where body -> 'values' ->> 'note' = 'Checked by the night shift'`,
    );
  await logIn(page, { to: `${product.url}/app/list/alarm` });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Select all 1,200/ }).click();
  await chooseField(page, 'Note');
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Checked by the night shift');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByText('This changes 1,200 records.')).toBeVisible();
  expect(await noted()).toBe(0);

  const hold = await holdRecord(database.url, 250);
  await dialog(page).getByRole('button', { name: 'Change 1,200 records' }).click();
  const progress = dialog(page).getByRole('progressbar', { name: 'Progress of the change' });
  await expect(progress).toHaveAttribute('aria-valuenow', '16');
  // The batch that waits for the record is the last one only if the platform knows that.
  const stopped = page.waitForResponse(/core\/taskmanager\//);
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  expect((await stopped).status()).toBe(200);
  await hold.release();
  await expect(dialog(page).getByText('The change was stopped. What was changed before stays so.')).toBeVisible();
  await expect(dialog(page).getByText('Changed: 300 records')).toBeVisible();
  expect(await noted()).toBe(300);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('says which records would become invalid, and links to them after the change', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const device = { serialNumber: 'B-1', kind: 'tank', site: 'loading', status: 'standby' };
  for (const name of ['Tank of a bulk change', 'Other tank of a bulk change'])
    await admin.post('core/record/device', { ...device, name });
  const filter = encodeURIComponent(JSON.stringify({ serialNumber: 'B-1' }));
  await logIn(page, { to: `${product.url}/app/list/device?filter=${filter}` });
  await page.getByRole('checkbox').first().check();
  await chooseField(page, 'Name');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByText(/would become invalid.*2 records/)).toBeVisible();
  await expect(
    dialog(page)
      .getByText(/Name cannot be empty/)
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Change 2 records' }).click();
  await expect(dialog(page).getByText('Not changed: 2 records')).toBeVisible();
  await dialog(page).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: /tank of a bulk change$/i })).toBeVisible();
});

test('deletes many records after the user has typed their number', async ({ page, product }) => {
  const filter = encodeURIComponent(JSON.stringify({ severity: 'warning' }));
  await logIn(page, { to: `${product.url}/app/list/alarm?filter=${filter}` });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: /Delete$/ }).click();
  const input = dialog(page).getByRole('textbox', { name: /^To confirm/ });
  const go = dialog(page).getByRole('button', { name: /^Delete [\d,]+ records$/ });
  await expect(go).toBeDisabled();
  const count = /Delete ([\d,]+) records/.exec((await go.innerText()).trim())?.[1]?.replace(',', '') ?? '';
  await input.fill(count);
  await go.click();
  await expect(dialog(page).getByText(/^Deleted: [\d,]+ records$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('No record matches the filter')).toBeVisible();
});

test('exports what matches as a file for spreadsheets that runs no formula', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const device = { serialNumber: 'X-1', kind: 'tank', site: 'cold-store', status: 'standby' };
  for (const name of ['=HYPERLINK("x")', 'Tank "north", new'])
    await admin.post('core/record/device', { ...device, name, isMonitored: true });
  const filter = encodeURIComponent(JSON.stringify({ serialNumber: 'X-1' }));
  await logIn(page, { to: `${product.url}/app/list/device?filter=${filter}&sort=-name` });
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.getByRole('button', { name: /Export$/ }).click();
  await expect(dialog(page).getByText('All that match the filter: 2 records')).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Columns' }).press('Backspace');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Devices \d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      '\uFEFFName,Serial number,Kind,Site,Status,Online,Last seen',
      '"Tank ""north"", new",X-1,Tank,Cold store,Standby,,',
      `"'=HYPERLINK(""x"")",X-1,Tank,Cold store,Standby,,`,
      '',
    ].join('\r\n'),
  );
});
