import { seriousErrors } from '../support/accessibility';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'media-languages' });

for (const { language, width, colorScheme, remove, trash } of [
  { language: 'en', width: 1440, colorScheme: 'light', remove: 'Delete', trash: 'Trash' },
  { language: 'zh-Hans', width: 390, colorScheme: 'dark', remove: '删除', trash: '回收站' },
  { language: 'fr', width: 1440, colorScheme: 'dark', remove: 'Supprimer', trash: 'Corbeille' },
  { language: 'ar', width: 390, colorScheme: 'light', remove: 'حذف', trash: 'سلة المحذوفات' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    test('has no serious errors in the list, its menu, its dialogs and the trash, and nothing outside of the screen', async ({
      page,
      product,
    }) => {
      const admin = await PlatformClient.login(product.url);
      await admin.patch('core/setting', { logo: '/core/media/img/emblem.svg' });
      const name = `${language}-${width}`;
      await admin.post('core/mediaLibrary/mkdir', { catalog: '', dirName: name });
      await admin.post('core/mediaLibrary/delete', { paths: [name] });
      await logIn(page, { to: `${product.url}/app/media?folder=img` });
      const check = async (what: string) => {
        expect(await seriousErrors(page), what).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, what).toBeLessThanOrEqual(0);
      };
      const list = page.getByRole('listbox');
      await expect(page.getByRole('option', { name: /^emblem/ })).toBeVisible();
      await list.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${remove}`) })).toBeVisible();
      await check('menu');
      await page.keyboard.press('Escape');
      await expect(list).toBeFocused();
      for (const [key, what] of [
        ['Delete', 'deletion of a used file'],
        ['F2', 'rename'],
        ['?', 'help'],
      ] as const) {
        await page.keyboard.press(key);
        if (key !== 'F2' || width === 390) await expect(page.getByRole('dialog')).toBeVisible();
        else await expect(page.getByRole('textbox', { name: /emblem/ })).toBeFocused();
        if (key === 'Delete')
          await expect(page.getByRole('dialog').getByRole('button', { name: remove })).toBeEnabled();
        await check(what);
        await page.keyboard.press('Escape');
        await expect(list).toBeFocused();
      }
      await page.getByRole('link', { name: trash, exact: true }).click();
      await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toBeVisible();
      await check('trash');
    });
  });
}
