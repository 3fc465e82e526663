import type { JsonObject } from '@signalbox/schemas';
import { seriousErrors } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'lists' });

const limits = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`zone${index}`, index]));

test('a map and a list of lists are edited as JSON by the keyboard, with the place of each error', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const properties: JsonObject = {
    name: { type: 'string', title: 'Name' },
    limits: {
      type: 'object',
      title: 'Limits',
      description: 'By zone, in bar',
      additionalProperties: { type: 'number', maximum: 20 },
    },
    grid: { type: 'array', title: 'Grid', items: { type: 'array', items: { type: 'number' } } },
    drive: { title: 'Drive', oneOf: [{ type: 'string' }, { type: 'object', required: ['volt'] }] },
  };
  const custom = {
    schema: { type: 'object', properties },
    uiSchema: { 'ui:order': ['name', 'limits', 'grid', 'drive'] },
  };
  await admin.post('core/model', { key: 'zone', name: 'Zones', custom });
  const { body } = await admin.post('core/record/zone', { name: 'Hall', limits, grid: [[1, 2]] });
  const id = String(body['InsertedID']);
  await logIn(page, { to: `${product.url}/app/list/zone?record=${id}` });
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('textbox', { name: 'Limits' });
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await expect(field).toHaveValue(JSON.stringify(limits, null, 2));
  await expect(field).toHaveAccessibleDescription(/By zone, in bar/);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('{"a": 5,\n "b": 21');
  await expect(save).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox', { name: 'Grid' })).toBeFocused();
  await expect(panel.getByText('Limits must be JSON. Look at line 2')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('}');
  await expect(panel.getByText('Limits › b must be at most 20')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousErrors(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(panel.getByText('By zone, in bar')).toBeVisible();
  await save.click();
  await expect(save).toBeDisabled();
  const stored = async () => (await admin.get(`core/record/zone/${id}`)).body;
  expect(await stored()).toMatchObject({ limits: { a: 5, b: 2 }, grid: [[1, 2]] });
  expect(Object.keys((await stored())['limits'] ?? {})).toHaveLength(2);

  await panel.getByRole('textbox', { name: 'Drive' }).fill('{"volt": null}');
  await save.click();
  await expect(save).toBeDisabled();
  expect((await stored())['drive']).toEqual({ volt: null });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Hall' })).toContainText('{"a":5,"b":2}');
});

test('such values are created, shown in the list by their number of entries, filtered and set for many records', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const properties = {
    name: { type: 'string', title: 'Name' },
    limits: { type: 'object', title: 'Limits', additionalProperties: { type: 'number' } },
  };
  await admin.post('core/model', { key: 'room', name: 'Rooms', custom: { schema: { type: 'object', properties } } });
  await admin.post('core/record/room', { name: 'Boiler room', limits });
  await logIn(page, { to: `${product.url}/app/list/room` });
  await expect(page.getByRole('row').filter({ hasText: 'Boiler room' })).toContainText('12 entries');

  await page.getByRole('button', { name: 'New record' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Attic');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Attic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Column' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('Limits', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Limits: is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Attic' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boiler room' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the filter' }).last().click();
  await expect(page.getByRole('link', { name: 'Boiler room' })).toBeVisible();

  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /Edit a field$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('Limits', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Limits' }).fill('{"all": 7}');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(dialog.getByText('Changed: 2 records')).toBeVisible();
  const { body } = await admin.get<{ limits: object }[]>('core/record/room');
  expect(body.map((record) => record.limits)).toEqual([{ all: 7 }, { all: 7 }]);
});
