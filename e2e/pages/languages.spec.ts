import { field } from '../support/settings-page';
import { expect, test } from '../support/test';
import { aPage, openPages, row } from './open-pages';

test.use({ productFor: 'pages' });

for (const { language, title, back, form, remove, question, moveTo, place } of [
  {
    language: 'zh-Hans',
    title: '锅炉',
    back: '页面',
    form: '路径',
    remove: '删除',
    question: '删除“锅炉”？',
    moveTo: '移动到…',
    place: '移动“锅炉”',
  },
  {
    language: 'fr',
    title: 'Chaudières',
    back: 'Pages',
    form: 'Chemin',
    remove: 'Supprimer',
    question: 'Supprimer « Chaudières » ?',
    moveTo: 'Déplacer vers…',
    place: 'Déplacer « Chaudières »',
  },
]) {
  test.describe(language, () => {
    test.use({ language });

    test('the editor, its dialogs and the menu of the front end', async ({ page, product }) => {
      await openPages(page, {
        url: product.url,
        first: title,
        routers: (element) => [
          { ...aPage('Plant', element), title: { en: 'Plant', zh_Hans: '锅炉', fr: 'Chaudières' } },
          aPage('Office', element),
        ],
      });
      await expect(page.getByRole('tree', { name: back })).toBeVisible();
      const menu = page.getByRole('navigation').getByRole('menu').first();
      await expect(menu.getByRole('link', { name: title })).toBeVisible();
      await row(page, title).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(field(page, '/path')).toContainText(form);

      await row(page, title).press('Delete');
      const dialog = page.getByRole('dialog', { name: question });
      await expect(dialog.getByRole('button', { name: remove })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await row(page, title).press('Shift+F10');
      await page.getByRole('menuitem', { name: moveTo }).click();
      await expect(page.getByRole('dialog', { name: place })).toBeVisible();
    });
  });
}
