import type { Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'lists',
  // The browser reports each answer of these.
  expectedErrors: [/the server responded with a status of 400/],
});

/** A panel or a question. The name of a panel is that of its record, as it is saved. */
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();

/** Creates a device, and opens it in the list. */
async function openDevice(page: Page, url: string, name: string) {
  const admin = await PlatformClient.login(url);
  const device = { name, serialNumber: 'T-1', kind: 'tank', site: 'loading', status: 'standby', firmware: '1.0' };
  const id = String((await admin.post('core/record/device', device)).body['InsertedID']);
  const address = `${url}/app/list/device?record=${id}`;
  await logIn(page, { to: address });
  await expect(field(page, /^Name/)).toHaveValue(name);
  return { admin, id, address, stored: async () => (await admin.get(`core/record/device/${id}`)).body };
}

test('opens a record by the keyboard, asks before input is lost, saves it, and gives the focus back', async ({
  page,
  product,
}) => {
  await logIn(page, { to: `${product.url}/app/list/device` });
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  await field(page, /^Name/).fill('Pump in the north hall');
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Leave without saving?');
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(question).toBeHidden();
  await save(page);
  const link = page.getByRole('link', { name: 'Pump in the north hall' });
  await expect(link).toBeVisible();
  await expect(dialog(page, 'Pump in the north hall').getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('goes from record to record of the page', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/list/device` });
  const links = page.getByRole('rowheader').getByRole('link');
  await links.first().click();
  await expect(page.getByRole('button', { name: 'Previous record' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect(dialog(page, await links.nth(1).innerText())).toBeVisible();
});

test('merges changes of different fields, and shows both values where two users changed the same', async ({
  page,
  product,
  openConsole,
}) => {
  const { address, stored } = await openDevice(page, product.url, 'Tank of two users');
  const other = await openConsole();
  await logIn(other, { to: address });
  await field(other, /^Name/).fill('Their tank');
  await field(page, 'Firmware').fill('2.0');
  await save(page);
  await expect.poll(async () => (await stored())['firmware']).toBe('2.0');
  await field(page, /^Name/).fill('My tank');
  await save(other);
  await expect.poll(stored).toMatchObject({ name: 'Their tank', firmware: '2.0' });

  await save(page);
  const clash = page.getByRole('dialog').getByRole('alert');
  await expect(clash.getByRole('cell').filter({ hasText: /tank/ })).toHaveText(['My tank', 'Their tank']);
  expect(await stored()).toMatchObject({ name: 'Their tank' });
  await clash.getByRole('button', { name: 'Save my values' }).click();
  await expect.poll(async () => (await stored())['name']).toBe('My tank');
  await expect(clash).toBeHidden();
});

test('creates a record, and names what it lacks', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/list/device` });
  await page.getByRole('button', { name: /New record$/ }).click();
  await expect(dialog(page, 'New record')).toBeVisible();
  await save(page);
  await expect(page.getByText('Serial number cannot be empty')).toBeVisible();
  await expect(field(page, /^Name/)).toBeFocused();
  await field(page, /^Name/).fill('Tank B-900');
  await field(page, /^Serial number/).fill('TK-900');
  for (const [name, key] of [
    [/^Kind/, 'Tank'],
    [/^Site/, 'Cold'],
  ] as const) {
    await page.getByRole('dialog').getByRole('combobox', { name }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: key }).click();
  }
  await save(page);
  await expect(dialog(page, 'Tank B-900')).toBeVisible();
  await expect(page).toHaveURL(/record=[\da-f]{24}/);
  expect(await seriousErrors(page)).toEqual([]);
});

test('deletes a record after a question that says what refers to it', async ({ page, product }) => {
  const { admin, id, stored } = await openDevice(page, product.url, 'Tank to scrap');
  await dialog(page, 'Tank to scrap').getByRole('button', { name: 'Delete' }).click();
  const question = dialog(page, 'Delete “Tank to scrap”?');
  await expect(question.getByText('No other record refers to it.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const [order] = (await admin.get<{ id: string }[]>('core/record/workOrder?query={"limit":1}')).body;
  expect((await admin.patch(`core/record/workOrder/${order?.id}`, { device: id })).status).toBe(200);
  await dialog(page, 'Tank to scrap').getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('link', { name: 'Work orders' })).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText('Work orders 1 record');
  await dialog(page, 'Delete “Tank to scrap”?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Tank to scrap” was deleted')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/app/list/device`);
  expect(await stored()).toMatchObject({ code: 100_030_002 });
});

test('keeps the input of a record that another user deletes, and makes a new one of it', async ({ page, product }) => {
  const { admin, id } = await openDevice(page, product.url, 'Tank that goes');
  await field(page, 'Firmware').fill('3.0');
  await admin.send('DELETE', `core/record/device/${id}`);
  await save(page);
  await expect(page.getByText('Someone deleted this record in the meantime')).toBeVisible();
  await save(page);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(field(page, 'Firmware')).toHaveValue('3.0');
});
