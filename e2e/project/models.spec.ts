import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { pluginTexts } from '../support/plugin-texts';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'dashboards', expectedErrors: [/the server responded with a status of 400/] });

interface Model {
  id: string;
  key?: string;
  name: string;
  custom?: { schema: { properties: object } };
}
const modelsOf = async (admin: PlatformClient) => (await admin.get('core/model')).body as unknown as Model[];
const custom = { schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } } };

test('makes a model with fields, lists its records at once, changes and deletes it', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const stored = async () => (await modelsOf(admin)).find(({ key }) => key === 'valve');
  await logIn(page, { to: `${product.url}/app/theme` });
  await page.getByRole('link', { name: 'Models', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/model/);
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: 'Compressor' })).toBeVisible();

  const panel = page.getByRole('dialog');
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('button', { name: 'New model' }).click();
  await panel.getByRole('textbox', { name: /^Name/ }).first().fill('Valves');
  await panel.getByRole('textbox', { name: 'Key' }).fill('valve');
  const fields = panel.getByRole('group', { name: 'Fields of a record' });
  await expect(fields.getByText('There are no fields yet')).toBeVisible();
  for (const [name, kind] of [
    ['name', 'Text'],
    ['opening', 'Number'],
  ] as const) {
    await fields.getByRole('textbox', { name: 'Name of a new field' }).fill(name);
    if (kind !== 'Text') {
      await fields.getByRole('combobox', { name: 'Kind of the new field' }).click();
      await page.getByRole('option', { name: kind, exact: true }).click({ force: true });
    }
    await fields.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await fields.getByRole('button', { name: 'Open opening' }).click();
  await fields.getByRole('textbox', { name: 'Title, English' }).fill('Opening');
  await fields.getByRole('textbox', { name: 'Title, 简体中文' }).fill('开度');
  await fields.getByRole('spinbutton', { name: 'maximum' }).fill('100');
  await save.click();
  await expect.poll(stored).toMatchObject({
    name: 'Valves',
    custom: {
      schema: {
        properties: {
          name: { type: 'string' },
          opening: { type: 'number', maximum: 100, title: { en: 'Opening', zh_Hans: '开度' } },
        },
      },
      uiSchema: { 'ui:order': ['name', 'opening'] },
    },
  });

  // Its list is there without a reload.
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await page.getByRole('link', { name: /Valves/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Valves' })).toBeVisible();
  await page.getByRole('button', { name: 'New record' }).click();
  await panel.getByRole('textbox', { name: 'name' }).fill('V-1');
  await panel.getByRole('spinbutton', { name: 'Opening' }).fill('40');
  await save.click();
  await expect(page.getByRole('rowheader')).toHaveText([/^V-1/]);
  await expect(page.getByRole('columnheader').filter({ hasText: 'Opening' })).toBeVisible();

  // A schema that takes no records is rejected at its field.
  await page.goto(`${product.url}/app/model?record=${(await stored())!.id}`);
  await fields.getByText('As JSON').click();
  const json = fields.getByRole('textbox', { name: 'Fields of a record' });
  const valid = await json.inputValue();
  await json.fill(valid.replace('"type": "number"', '"type": "numbers"'));
  await save.click();
  await expect(panel.getByText(/No form can be made of this schema\. At Opening:/).first()).toBeVisible();
  expect((await stored())?.custom?.schema.properties).toMatchObject({ opening: { type: 'number' } });
  await json.fill(valid.replace('"maximum": 100', '"maximum": 90'));
  await save.click();
  await expect.poll(stored).toMatchObject({ custom: { schema: { properties: { opening: { maximum: 90 } } } } });

  await panel.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect.poll(stored).toBeUndefined();
});

test('shows a model to a user who may not change it', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'reader', permissions: ['model.view', 'setting.view'] });
  await logIn(page, { username: 'reader', password: userPassword, to: `${product.url}/app/model` });
  await page.getByRole('link', { name: /Compressor/ }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('textbox', { name: 'Key' })).toBeDisabled();
  await expect(panel.getByRole('textbox', { name: 'Name of a new field' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Open pressure' }).click();
  await expect(panel.getByRole('textbox', { name: 'Title, English' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New model' })).toHaveCount(0);
});

test('has no page for a user who may not see models', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'stranger', permissions: ['setting.view'] });
  await logIn(page, { username: 'stranger', password: userPassword, to: `${product.url}/app/model` });
  await expect(page.getByRole('heading', { name: 'No permission for this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Models', exact: true })).toHaveCount(0);
});

const title = { en: 'Models', 'zh-Hans': '模型', fr: 'Modèles', ar: 'النماذج' };
const field = { en: 'Fields of a record', 'zh-Hans': '记录的字段', fr: 'Champs d’un enregistrement', ar: 'حقول السجل' };

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'dark' },
  { language: 'fr', width: 1440, colorScheme: 'light' },
  { language: 'ar', width: 390, colorScheme: 'dark' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    const text = pluginTexts('studio', language);

    test('list and panel fit the screen, are translated, and have no serious errors', async ({ page, product }) => {
      const admin = await PlatformClient.login(product.url);
      const { body } = await admin.post('core/model', { name: `Gauge ${language} ${width}`, custom });
      await logIn(page, { to: `${product.url}/app/model` });
      await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await seriousErrors(page)).toEqual([]);
      await page.goto(`${product.url}/app/model?record=${String(body['InsertedID'])}`);
      const fields = page.getByRole('group', { name: field[language] });
      await fields.getByRole('button', { name: text('items.open').replace('{name}', 'name') }).click();
      await expect(fields.getByText(text('properties.required'))).toBeVisible();
      expect(await seriousErrors(page, '[role=dialog]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
