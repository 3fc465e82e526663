import type { Locator } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { pluginTexts } from '../support/plugin-texts';
import { expect, logIn, test } from '../support/test';

// The platform rejects a taken name with 400, which the browser logs.
test.use({ productFor: 'media-dialogs', expectedErrors: [/status of 400/] });

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'dark' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'light' },
  { language: 'fr', width: 390, colorScheme: 'light' },
  { language: 'ar', width: 1440, colorScheme: 'dark' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    const text = pluginTexts('media', language);

    test('each dialog, the filters and the uploads fit the screen and have no serious errors', async ({
      page,
      product,
    }) => {
      await logIn(page, { to: `${product.url}/app/media?folder=documents` });
      const file = page.getByRole('option', { name: /^notes\.txt/ });
      await expect(file).toBeVisible();
      const dialog = page.getByRole('dialog');
      const check = async (what: string, opened: Locator = dialog) => {
        await expect(opened, what).toBeVisible();
        expect(await seriousErrors(page), what).toEqual([]);
        const box = await opened.boundingBox();
        expect(box?.x, what).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };

      await page.getByRole('button', { name: text('filter.open') }).click();
      await check('filters', page.getByRole('region', { name: text('filter.label') }));
      await page.getByRole('button', { name: text('filter.open') }).click();
      await page.getByRole('button', { name: text('newFolder.open') }).click();
      await check('new folder');
      await close();

      const list = page.getByRole('listbox');
      for (const [name, what] of [
        [text('action.moveTo'), 'move'],
        [text('action.replace'), 'replacement'],
      ] as const) {
        await list.focus();
        await page.keyboard.press('Home');
        await expect(file).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Shift+F10');
        await page.getByRole('menuitem', { name }).click();
        await check(what);
        await close();
      }

      const buffer = Buffer.from(`Another content, in ${language}`);
      await page
        .locator('input[type=file][multiple]')
        .first()
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
      const uploads = page.getByRole('region', { name: text('uploads.title') });
      await expect(uploads.getByRole('button', { name: text('uploads.clash.skip') })).toBeVisible();
      await check('question of an upload', uploads);
      await uploads.getByRole('button', { name: text('uploads.clash.skip') }).click();
      await expect(uploads.getByText(text('uploads.state.skipped'))).toBeVisible();
    });
  });
}
