import { seriousErrors } from '../support/accessibility';
import { input } from '../support/settings-page';
import { expect, test } from '../support/test';
import { aPage, openPages, row, storedPages } from './open-pages';

test.use({ productFor: 'pages', expectedErrors: [/status of 400/] });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const { colorScheme, language, viewport, prefix } of [
  { colorScheme: 'light', language: 'en', viewport: wide, prefix: '' },
  { colorScheme: 'dark', language: 'ar', viewport: wide, prefix: 'ar-' },
  { colorScheme: 'light', language: 'ar', viewport: phone, prefix: 'ar-' },
  { colorScheme: 'dark', language: 'zh-Hans', viewport: phone, prefix: '' },
  { colorScheme: 'light', language: 'fr', viewport: wide, prefix: '' },
] as const) {
  test.describe(`${colorScheme}, ${language}, ${viewport.width} px`, () => {
    test.use({ colorScheme, language, viewport });

    test('axe finds no serious error in the editor, its dialogs and a clash', async ({ page, product }) => {
      const admin = await openPages(page, {
        url: product.url,
        prefix,
        routers: (element) => [
          aPage('Plant', element, [aPage('Boilers', element), { ...aPage('Pumps', element), hidden: true }]),
          { ...aPage('Office', element), permission: 'turbine.view' },
          { ...aPage('Store', element), path: 'Office' },
        ],
      });
      expect(await seriousErrors(page), 'tree with marks').toEqual([]);

      await row(page, `${prefix}Plant`).press('Shift+F10');
      await expect(page.getByRole('menuitem').last()).toBeVisible();
      expect(await seriousErrors(page), 'menu of a row').toEqual([]);
      await page.locator('.ant-dropdown:visible').getByRole('menuitem').nth(4).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      expect(await seriousErrors(page), 'Move to…').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await row(page, `${prefix}Plant`).press('Delete');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
      expect(await seriousErrors(page), 'question before a page is deleted').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await row(page, `${prefix}Office`).press('Enter');
      await expect(input(page, '/path')).toBeVisible();
      expect(await seriousErrors(page), 'form').toEqual([]);
      await input(page, '/path').fill('mine');
      const stored = await storedPages(admin);
      const theirs = stored.map((each) => (each['key'] === 'Office' ? { ...each, path: 'theirs' } : each));
      expect((await admin.patch('core/setting', { routers: theirs })).status).toBe(200);
      await page.getByRole('button', { name: /^(Save|Enregistrer|保\s?存|حفظ)$/ }).click();
      await expect(page.getByRole('alert').getByRole('table')).toBeVisible();
      expect(await seriousErrors(page), 'clash').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  });
}
