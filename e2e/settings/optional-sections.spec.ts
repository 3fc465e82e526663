import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { violations } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { errorOf, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// No tab of the product has such sections: a published one is drawn, validated and saved by the same code.

test.use({ productFor: 'sections that users add' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  const draft = aTabDraft({
    properties: {
      remark: { type: ['string', 'null'], maxLength: 40 },
      proxy: {
        type: 'object',
        additionalProperties: false,
        required: ['host'],
        properties: {
          host: { type: 'string', minLength: 1, maxLength: 40 },
          port: { type: 'integer', minimum: 1, maximum: 65535, default: 8080 },
          key: { $ref: 'secret.json', boundTo: ['/proxy/host'] },
          login: {
            type: 'object',
            additionalProperties: false,
            properties: { user: { type: 'string', maxLength: 40 } },
          },
        },
      },
      paths: { type: 'array', maxItems: 9, items: { type: 'string', minLength: 1, maxLength: 40 } },
    },
    uiSchema: {
      'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
      remark: { 'ui:emptyValue': null },
      paths: { 'ui:widget': 'tags' },
    },
    texts: {
      'proxy.host.title': 'Host',
      'proxy.port.title': 'Port',
      'proxy.key.title': 'Key',
      'proxy.login.title': 'Login',
      'proxy.login.user.title': 'User',
    },
  });
  const published = await admin.post('core/schema/publish', { ...draft, base: 0 });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
});

const stored = async () => (await admin.get('core/setting')).body;

test('a section is added by the keyboard, saved without values in an inner one, and removed with its secret', async ({
  page,
}) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(field(page, '/proxy/host')).toHaveCount(0);
  expect(await stored()).not.toHaveProperty('proxy');
  expect(await violations(page)).toEqual([]);

  await button('Add The proxy').press('Enter');
  await expect(input(page, '/proxy/host')).toBeFocused();
  await expect(input(page, '/proxy/port')).toHaveValue('8080');
  await expect(errorOf(page, '/proxy/host')).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(errorOf(page, '/proxy/host')).toBeVisible();
  await input(page, '/proxy/host').fill('proxy.example.org');
  await input(page, '/proxy/key').fill('secret');
  await button('Add Login').click();
  await expect(input(page, '/proxy/login/user')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect((await stored())['proxy']).toEqual({ host: 'proxy.example.org', port: 8080, key: { isSet: true }, login: {} });

  await page.reload();
  await expect(input(page, '/proxy/login/user'), 'a section stays without values').toHaveValue('');
  await button('Remove The proxy').click();
  await expect(button('Add The proxy')).toBeFocused();
  await expect(field(page, '/proxy/host')).toHaveCount(0);
  await save(page);
  expect(await stored()).not.toHaveProperty('proxy');

  await page.goto('/app/system/list/settings?tab=upkeep#proxy.login.user');
  await expect(button('Add The proxy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page, '/proxy/host')).toHaveValue('');
});

test('a press on a button hits it, though the field that it leaves shows an error above it', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Add The proxy').click();
  await expect(input(page, '/proxy/host')).toBeFocused();
  await button('Add Login').click();
  await expect(input(page, '/proxy/login/user')).toBeFocused();
  await expect(errorOf(page, '/proxy/host')).toBeVisible();
});

test('a list is added empty and removed, and an emptied text is null', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/upkeep');
  await page.getByRole('button', { name: 'Add The paths' }).click();
  const paths = page.getByRole('combobox', { name: 'The paths' });
  await expect(paths).toBeFocused();
  await input(page, '/remark').fill('By the sluice');
  await save(page);
  expect(await stored()).toMatchObject({ paths: [], remark: 'By the sluice' });

  await page.reload();
  await expect(paths).toBeVisible();
  await input(page, '/remark').fill('');
  await page.getByRole('button', { name: 'Remove The paths' }).click();
  await save(page);
  expect(await stored()).not.toHaveProperty('paths');
  expect(await stored()).toHaveProperty('remark', null);
});
