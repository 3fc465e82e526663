import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'dashboards' });

const main = { en: 'Main colour', 'zh-Hans': '主色', fr: 'Couleur principale', ar: 'اللون الرئيسي' };
const add = { en: 'New theme', 'zh-Hans': '新建主题', fr: 'Nouveau thème', ar: 'سمة جديدة' };
const title = { en: 'Themes', 'zh-Hans': '主题', fr: 'Thèmes', ar: 'السمات' };

test('lists, adds, changes and deletes themes on a page that is a declaration', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const stored = async () => {
    const { body } = await admin.get('core/theme');
    return (body as unknown as { name: string }[]).find(({ name }) => name.startsWith('Dusk'));
  };
  await logIn(page, { to: `${product.url}/app/media` });
  await page.getByRole('link', { name: 'Themes', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/theme/);
  await expect(page.getByRole('heading', { level: 1, name: 'Themes' })).toBeVisible();
  const headers = page.getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Main colour' })).toBeVisible();
  await expect(headers.filter({ hasText: 'Font size' })).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveText([/^Harbour/, /^Night shift/, /^Pine/]);

  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New theme' }).click();
  await panel.getByRole('textbox', { name: 'Main colour' }).fill('#123456');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('Name cannot be empty')).toBeVisible();
  await panel.getByRole('textbox', { name: /^Name/ }).fill('Dusk');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(stored).toMatchObject({ name: 'Dusk', isDark: false, tokens: { colorPrimary: '#123456' } });

  // A value that the form does not have stays.
  await admin.patch(`core/theme/${((await stored()) as unknown as { id: string }).id}`, {
    tokens: { colorPrimary: '#123456', controlHeight: 40 },
  });
  await page.reload();
  await panel.getByRole('spinbutton', { name: /^Corner radius/ }).fill('6');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const tokens = { colorPrimary: '#123456', controlHeight: 40, borderRadius: 6 };
  await expect.poll(stored).toMatchObject({ tokens });

  await panel.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /Delete/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  expect(await stored()).toBeUndefined();
});

test('offers a user only what the platform allows', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'painter', permissions: ['theme.edit'] });
  await logIn(page, { username: 'painter', password: userPassword, to: `${product.url}/app/theme` });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New theme' })).toHaveCount(0);
});

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'dark' },
  { language: 'fr', width: 390, colorScheme: 'dark' },
  { language: 'ar', width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });

    test('list and panel fit the screen, are translated, and have no serious errors', async ({ page, product }) => {
      await logIn(page, { to: `${product.url}/app/theme` });
      await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(3);
      expect(await seriousErrors(page)).toEqual([]);
      await page.getByRole('button', { name: add[language] }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: main[language] })).toBeVisible();
      expect(await seriousErrors(page, '[role=dialog]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
