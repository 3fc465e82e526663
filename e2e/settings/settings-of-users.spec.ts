import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import type { JsonObject } from '@signalbox/schemas';
import { violations } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { field, input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// No tab of the product lets users name settings: a published one is drawn, validated and saved by the same code.

test.use({ productFor: 'published fields' });

/** The sample "additional properties" of RJSF, its texts moved to messages, its texts and their number limited. */
const registration = aTabDraft({
  id: 'settings/registration',
  order: 992,
  properties: {
    registeredAs: { type: 'string', minLength: 1, maxLength: 40, default: 'Chuck' },
    age: { type: 'integer', minimum: 0 },
  },
  uiSchema: { age: { 'ui:widget': 'updown' }, 'ui:order': ['details', '*'] },
  texts: { 'details.title': 'Further details', 'details.help': 'Any name and its text.' },
  more: { othersIn: 'details' },
});

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const form = JSON.parse(registration.form) as { schema: JsonObject };
  const schema = {
    ...form.schema,
    maxProperties: 3,
    propertyNames: { maxLength: 30 },
    additionalProperties: { type: 'string', maxLength: 20 },
  };
  const draft = { ...registration, form: JSON.stringify({ ...form, schema }), base: 0 };
  const published = await admin.post('core/schema/publish', draft);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
});

const stored = async () => (await admin.get('core/setting')).body;

test('settings that users name at the root of a tab are a map, beside the declared ones', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/registration');
  await expect(page.locator('.sb-field').first()).toHaveAttribute('data-pointer', '/details');
  const details = field(page, '/details');
  const add = details.getByRole('button', { name: 'Add to Further details' });
  const name = (index: number) => details.getByRole('textbox', { name: 'Name in Further details' }).nth(index);
  await add.press('Enter');
  await name(0).fill('favourite.pump / 2');
  await name(0).press('Tab');
  await page.keyboard.type('Pump A');
  await input(page, '/age').fill('75');
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect(await stored()).toMatchObject({ age: 75, details: { 'favourite.pump / 2': 'Pump A' } });
  expect(await stored()).not.toHaveProperty('favourite.pump / 2');

  await page.reload();
  await expect(name(0)).toHaveValue('favourite.pump / 2');
  for (const taken of ['age', 'id', '__proto__', 'constructor']) {
    await name(0).fill(taken);
    await name(0).blur();
    await expect(details.locator('.sb-error')).toHaveText(
      'Further details has an entry with a name that is not allowed',
    );
  }
  await name(0).fill('alias');
  await expect(details.locator('.sb-error')).toHaveCount(0);
  await save(page);
  expect((await stored())['details']).toEqual({ alias: 'Pump A' });
});

test('the server takes such settings in their place only, within their limits, and no other name at the root', async () => {
  const before = await stored();
  const wrong: JsonObject[] = [
    { alias: 'Pump A' },
    { favourite: 'x' },
    { details: 'x' },
    { details: { a: 7 } },
    { details: { a: { isSet: true } } },
    { details: { a: 'x'.repeat(21) } },
    { details: { ['n'.repeat(31)]: 'x' } },
    { details: { a: '1', b: '2', c: '3', d: '4' } },
    { details: { '': 'x' } },
    { details: { age: '75' } },
    { details: { id: 'x' } },
    { details: { constructor: 'x' } },
    JSON.parse('{ "details": { "__proto__": "x" } }'),
  ];
  for (const patch of wrong) expect((await admin.patch('core/setting', patch)).status, JSON.stringify(patch)).toBe(400);
  expect(await stored()).toEqual(before);
  expect((await admin.patch('core/setting', { details: { 'a b': '1', 'c/d': '2', '~1': '3' } })).status).toBe(200);
  expect((await stored())['details']).toEqual({ 'a b': '1', 'c/d': '2', '~1': '3' });
  expect((await admin.patch('core/setting', { details: null })).status).toBe(200);
});
