import type { Page } from '@playwright/test';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { violations } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { choose, errorOf, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// No tab of the product has a grid: a published one is drawn, validated and saved by the same code.

test.use({ productFor: 'fields in a grid' });

const text: JsonSchema = { type: 'string', maxLength: 60 };
const column = (span: number, child: string): JsonObject => ({ 'ui:col': { span, children: [child] } });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const draft = aTabDraft({
    properties: {
      note: text,
      driver: {
        type: 'object',
        additionalProperties: false,
        properties: { forename: text, surname: text, phone: text },
      },
      delivery: {
        type: 'object',
        additionalProperties: false,
        required: ['floor'],
        properties: {
          building: { type: 'string', enum: ['house', 'flats'], default: 'house' },
          floor: { type: 'integer', minimum: 0, maximum: 99 },
          street: text,
          number: text,
        },
      },
    },
    uiSchema: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': [
          { 'ui:row': [column(24, 'driver')] },
          { 'ui:row': ['driver.forename', 'driver.surname', 'driver.phone'] },
          { 'ui:row': [column(24, 'delivery')] },
          { 'ui:row': [column(24, 'note')] },
        ],
      },
      driver: { 'ui:field': 'LayoutHeaderField' },
      delivery: {
        'ui:field': 'LayoutGridField',
        'ui:layoutGrid': {
          'ui:row': [
            { 'ui:row': [column(18, 'street'), column(6, 'number')] },
            {
              'ui:row': [
                {
                  'ui:condition': {
                    field: 'building',
                    operator: 'all',
                    value: 'flats',
                    children: [column(12, 'floor')],
                  },
                },
                column(12, 'building'),
              ],
            },
          ],
        },
      },
    },
    texts: Object.fromEntries(
      ['driver.forename', 'driver.surname', 'driver.phone', 'delivery.building', 'delivery.floor', 'delivery.street']
        .concat('delivery.number')
        .map((path) => [`${path}.title`, `The ${path.split('.')[1]}`])
        .concat([
          ['delivery.number.title', 'Hausnummernergänzungsbuchstabe'],
          ['delivery.building.options.house', 'A house'],
          ['delivery.building.options.flats', 'Some flats'],
        ]),
    ),
  });
  const published = await admin.post('core/schema/publish', { ...draft, base: 0 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
});

async function boxOf(page: Page, pointer: string) {
  const box = await field(page, pointer).boundingBox();
  if (!box) throw new Error(`${pointer} is not drawn`);
  return box;
}

const names = ['/driver/forename', '/driver/surname', '/driver/phone'];

test('fields stand beside each other by their widths, and Tab goes through them in this order', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await expect(page.getByRole('heading', { name: 'The driver' })).toBeVisible();
  const [first, second, third] = await Promise.all(names.map((pointer) => boxOf(page, pointer)));
  const [street, number] = await Promise.all(['/delivery/street', '/delivery/number'].map((each) => boxOf(page, each)));
  if (!first || !second || !third || !street || !number) throw new Error('not drawn');
  expect([second.y, third.y]).toEqual([first.y, first.y]);
  expect(Math.abs(first.width - second.width) + Math.abs(first.width - third.width)).toBeLessThan(1);
  expect(street.y).toBe(number.y);
  // Rows begin and end on the same lines.
  expect(street.x).toBe(first.x);
  expect(Math.abs(number.x + number.width - third.x - third.width)).toBeLessThan(1);
  expect(street.width).toBeGreaterThan(3 * number.width);
  const label = await field(page, '/delivery/number').locator('.sb-label').boundingBox();
  expect(label?.width).toBeLessThanOrEqual(number.width);
  expect(await violations(page)).toEqual([]);

  await input(page, '/driver/forename').focus();
  for (const next of ['/driver/surname', '/driver/phone', '/delivery/street', '/delivery/number']) {
    await page.keyboard.press('Tab');
    await expect(input(page, next)).toBeFocused();
  }
});

test('a condition of a grid leaves no gap, and its field is required, validated and saved while it is shown', async ({
  page,
}) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await expect(field(page, '/delivery/floor')).toHaveCount(0);
  expect((await boxOf(page, '/delivery/building')).x).toBe((await boxOf(page, '/delivery/street')).x);
  await choose(page, '/delivery/building', 'Some flats');
  expect((await boxOf(page, '/delivery/floor')).x).toBe((await boxOf(page, '/delivery/street')).x);
  await expect(input(page, '/delivery/floor')).toHaveAttribute('aria-required', 'true');
  await expect(saveButton(page)).toBeDisabled();
  await input(page, '/delivery/floor').fill('100');
  await expect(errorOf(page, '/delivery/floor')).toContainText('99');
  await input(page, '/delivery/floor').fill('4');
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ delivery: { building: 'flats', floor: 4 } });
  expect((await admin.patch('core/setting', { delivery: { floor: null } })).status).toBe(400);

  await choose(page, '/delivery/building', 'A house');
  await save(page);
  expect((await admin.get('core/setting')).body['delivery']).toEqual({ building: 'house' });
});

test('a search leads to a field in the grid, and a narrow window has one column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const boxes = await Promise.all(names.map((pointer) => boxOf(page, pointer)));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((one, other) => one - other));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, 'settings/base');
  await page.getByRole('combobox', { name: 'Search settings' }).fill('the surname');
  await expect(page.locator('.ant-select-item-option').first()).toContainText('The surname');
  await page.keyboard.press('Enter');
  await expect(input(page, '/driver/surname')).toBeFocused();
});
