import type { Locator, Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { pluginTexts } from '../support/plugin-texts';
import { expect, logIn, test } from '../support/test';

/** Nothing that is open is wider than the screen, or has a serious error. What a dialog covers does not count. */
async function check(page: Page, what: string, opened?: Locator): Promise<void> {
  if (opened) await expect(opened, what).toBeVisible();
  const isDialog = (await opened?.getAttribute('role')) === 'dialog';
  expect(await seriousErrors(page, isDialog ? '[role=dialog]' : undefined), what).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
  if (!opened) return;
  const box = await opened.boundingBox();
  expect(box?.x, what).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width);
}

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'dark' },
  { language: 'fr', width: 390, colorScheme: 'dark' },
  { language: 'ar', width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    const text = pluginTexts('collections-react', language);

    test('each dialog of a list fits the screen and has no serious errors', async ({ page, product }) => {
      await logIn(page, { to: `${product.url}/app/list` });
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await check(page, 'overview');
      await page.goto(`${product.url}/app/list/alarm`);
      await expect(page.getByRole('row')).toHaveCount(16);
      const dialog = page.getByRole('dialog');
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };

      await page.getByRole('button', { name: text('columns.open'), exact: true }).click();
      await check(page, 'columns', dialog);
      await close();
      await page.getByRole('button', { name: text('export.button'), exact: true }).click();
      await check(page, 'export', dialog);
      await close();

      await page.getByRole('button', { name: text('view.label').replace('{name}', text('view.none')) }).click();
      const saveAs = page.getByRole('menuitem', { name: text('view.saveAs') });
      await check(page, 'views', saveAs);
      await saveAs.click();
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await check(page, 'new view', dialog);
      await close();

      const row = page.getByRole('row').nth(1);
      const before = await row.boundingBox();
      await page.getByRole('checkbox').first().check();
      const selection = page.getByRole('region', { name: text('selection.label') });
      await check(page, 'selection', selection);
      expect(await row.boundingBox(), 'no record moves when one is selected').toEqual(before);
      await expect(selection).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: text('bulk.edit.button') }).click();
      await check(page, 'edit of a field', dialog);
      await close();
      await page.getByRole('button', { name: text('bulk.delete.button') }).click();
      await expect(dialog.getByRole('button', { name: /15|١٥/ })).toBeVisible();
      await check(page, 'deletion', dialog);
      await close();

      await page.getByRole('rowheader').first().getByRole('link').click();
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await check(page, 'record', dialog);
    });
  });
}
