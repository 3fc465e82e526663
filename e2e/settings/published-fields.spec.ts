import type { JsonObject } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { violations } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { pickFile } from '../support/pick-file';
import { choose, field, input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// No tab of the product has such fields: a published one is drawn, validated and saved by the same code.

test.use({ productFor: 'published fields' });

const stations: JsonObject[] = [
  { name: 'Oslo', at: { latitude: 59.9 } },
  { name: 'Riga', at: { latitude: 56.9 } },
];

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const draft = aTabDraft({
    properties: {
      limit: { type: ['integer', 'null'], minimum: 1, maximum: 100, default: 10 },
      remark: { type: ['string', 'null'], maxLength: 40, default: null },
      manual: { $ref: 'file.json' },
      rules: { type: 'string', contentMediaType: 'application/json', maxLength: 200, default: '[]' },
      keepsYears: {
        type: 'integer',
        minimum: 1,
        maximum: 30,
        default: 2,
        visibleWhen: {
          type: 'object',
          properties: { tsdbRetentionPolicyShow: { const: true } },
          required: ['tsdbRetentionPolicyShow'],
        },
      },
      station: { enum: stations, default: { at: { latitude: 59.9 }, name: 'Oslo' } },
      compared: { type: 'array', uniqueItems: true, items: { enum: stations } },
      hint: { type: 'null' },
      protocol: { type: 'string', const: 'modbus' },
      asks: { type: 'boolean' },
      levels: { type: 'array', maxItems: 4, items: { type: 'number' }, default: [1, 2] },
    },
    parts: [
      { properties: { isLit: { type: ['string', 'boolean'], default: true }, lamps: { type: 'number', minimum: 1 } } },
      { properties: { isLit: { type: 'boolean' }, lamps: { type: 'integer', maximum: 9 } } },
    ],
    uiSchema: {
      manual: { 'ui:widget': 'file' },
      compared: { 'ui:widget': 'CheckboxesWidget' },
      asks: { 'ui:widget': 'RadioWidget', 'ui:label': false },
      levels: { 'ui:widget': 'values', 'ui:copyable': true, 'ui:orderable': false },
    },
    texts: {
      'station.options.0': 'Oslo in Norway',
      'station.options.1': 'Riga in Latvia',
      'compared.options.0': 'Compare with Oslo',
      'compared.options.1': 'Compare with Riga',
      'hint.help': 'Close the valve first.',
    },
  });
  const published = await admin.post('core/schema/publish', { ...draft, base: 0 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
});

const storedYears = async () => (await admin.get('core/setting')).body['keepsYears'];

test('a field follows a saved setting of another tab in an open console, and keeps its value while it is hidden', async ({
  page,
  openConsole,
}) => {
  const other = await openConsole();
  await logIn(other);
  await openTab(other, 'settings/base');
  const toggle = other.getByRole('switch', { name: 'Show time-series storage' });
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await input(page, '/limit').fill('12');
  await expect(field(page, '/keepsYears')).toHaveCount(0);

  await toggle.click();
  await save(other);
  await expect(input(page, '/keepsYears')).toHaveValue('2');
  await expect(input(page, '/limit')).toHaveValue('12');
  expect(await violations(page)).toEqual([]);
  await input(page, '/keepsYears').fill('31');
  await expect(field(page, '/keepsYears')).toContainText('30');
  await input(page, '/keepsYears').fill('7');
  await save(page);
  expect(await storedYears()).toBe(7);

  await toggle.click();
  await save(other);
  await expect(field(page, '/keepsYears')).toHaveCount(0);
  expect((await admin.patch('core/setting', { keepsYears: 9 })).status).toBe(400);
  expect(await storedYears()).toBeUndefined();
  await toggle.click();
  await save(other);
  await expect(input(page, '/keepsYears')).toHaveValue('7');
});

test('a field that is not set is saved as such, and brings back its last value or its default', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const [limit, remark] = ['limit', 'remark'].map((name) =>
    page.getByRole('checkbox', { name: `Not set: The ${name}` }),
  );
  if (!limit || !remark) throw new Error('no checkboxes');
  await expect(remark).toBeChecked();
  await input(page, '/limit').fill('25');
  await limit.check();
  await expect(input(page, '/limit')).toHaveValue('');
  await limit.uncheck();
  await expect(input(page, '/limit')).toHaveValue('25');
  await limit.check();
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ limit: null, remark: null });

  await page.reload();
  await expect(limit).toBeChecked();
  await limit.uncheck();
  await expect(input(page, '/limit')).toHaveValue('10');
  await remark.uncheck();
  await expect(input(page, '/remark')).toBeFocused();
  await input(page, '/limit').focus();
  await expect(remark).toBeChecked();
  await remark.uncheck();
  await input(page, '/remark').fill('By the sluice');
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ limit: 10, remark: 'By the sluice' });
});

test('a file of the media library is the value of a field, which the library names among the uses of the file', async ({
  page,
}) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const manual = field(page, '/manual');
  await pickFile(page, manual, 'notes.txt');
  const link = manual.getByRole('link', { name: 'notes.txt' });
  await expect(link).toHaveAttribute('href', /\/notes\.txt$/);
  for (const part of ['TXT', /^[\d.]+ KB$/]) await expect(manual.getByText(part, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await save(page);
  await page.reload();
  await expect(link).toBeVisible();

  await page.goto(`/app/media?file=${encodeURIComponent('documents/notes.txt')}`);
  const uses = page.getByRole('dialog', { name: 'notes.txt' }).getByRole('listitem');
  await expect(uses.filter({ hasText: 'The manual' })).toHaveCount(1);
  await openTab(page, 'settings/upkeep');
  await manual.getByRole('button', { name: 'Remove' }).click();
  await save(page);
  expect((await admin.get('core/setting')).body).not.toHaveProperty('manual');
});

test('an emptied JSON text that has a default has no value, and none comes back', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const rules = input(page, '/rules');
  await expect(rules).toHaveValue('[]');
  await rules.fill('[1,]');
  await expect(field(page, '/rules')).toContainText('must be JSON');
  await rules.fill('');
  await expect(field(page, '/rules').locator('.sb-error')).toHaveCount(0);
  await save(page);
  await page.reload();
  await expect(rules).toHaveValue('');
  expect((await admin.get('core/setting')).body).not.toHaveProperty('rules');
});

test('a field that two parts of the form declare is drawn once, with the limits of both in the page and in the server', async ({
  page,
}) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await expect(field(page, '/isLit')).toHaveCount(1);
  const toggle = page.getByRole('switch', { name: 'The isLit' });
  await expect(toggle).toBeChecked();
  await toggle.click();
  const lamps = input(page, '/lamps');
  await lamps.fill('12');
  await expect(field(page, '/lamps')).toContainText('9');
  await lamps.fill('0');
  await expect(field(page, '/lamps').locator('.sb-error')).toBeVisible();
  await lamps.fill('4');
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ isLit: false, lamps: 4 });
  const invalid: JsonObject[] = [{ lamps: 12 }, { lamps: 0 }, { lamps: 1.5 }, { isLit: 'yes' }];
  for (const wrong of invalid)
    expect((await admin.patch('core/setting', wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('a choice between objects is drawn by its titles, and stored and validated as the object', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const station = field(page, '/station');
  await expect(station).toContainText('Oslo in Norway');
  await choose(page, '/station', 'Riga in Latvia');
  await expect(station).toContainText('Riga in Latvia');
  await page.getByRole('checkbox', { name: 'Compare with Riga' }).check();
  await page.getByRole('checkbox', { name: 'Compare with Oslo' }).check();
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect((await admin.get('core/setting')).body).toMatchObject({ station: stations[1], compared: stations });
  await page.reload();
  await expect(station).toContainText('Riga in Latvia');
  await expect(page.getByRole('checkbox', { name: 'Compare with Oslo' })).toBeChecked();
  const invalid: JsonObject[] = [
    { station: { name: 'Oslo' } },
    { station: 'Oslo in Norway' },
    { compared: [stations[0] ?? {}, stations[0] ?? {}] },
  ];
  for (const wrong of invalid)
    expect((await admin.patch('core/setting', wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('a note, a constant, yes and no, and the buttons of a list are drawn, and saved as RJSF means them', async ({
  page,
}) => {
  const effective = async () => (await admin.get('core/setting')).body;
  expect(await effective()).toMatchObject({ protocol: 'modbus', levels: [1, 2] });
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await expect(field(page, '/hint')).toContainText('Close the valve first.');
  await expect(page.getByRole('status', { name: 'The protocol' })).toHaveText('modbus');
  const answers = page.getByRole('radiogroup', { name: 'The asks' });
  await expect(answers.getByRole('radio', { checked: true })).toHaveCount(0);
  const levels = field(page, '/levels');
  await expect(levels.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await answers.getByRole('radio', { name: 'No' }).check();
  await levels.getByRole('button', { name: 'Copy Item 1' }).click();
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect(await effective()).toMatchObject({ asks: false, levels: [1, 1, 2] });
  expect(await effective()).not.toHaveProperty('hint');
  await page.reload();
  await expect(answers.getByRole('radio', { name: 'No' })).toBeChecked();
  const wrong: JsonObject[] = [{ hint: 'x' }, { protocol: 'profibus' }];
  for (const each of wrong) expect((await admin.patch('core/setting', each)).status, JSON.stringify(each)).toBe(400);
});
