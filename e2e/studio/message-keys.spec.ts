import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import type { Locator } from '@playwright/test';
import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

const { form, messages } = aTabDraft({
  properties: {
    irrigationMode: { type: 'string', enum: ['drip', 'sprinkler'], default: 'drip' },
    mode: { type: 'string', enum: ['drip'], default: 'drip' },
    visualisationDashboards: { type: 'string', maxLength: 20 },
  },
  texts: {
    'irrigationMode.options.drip': 'Drip',
    'irrigationMode.options.sprinkler': 'Sprinkler',
    'mode.options.drip': 'Drip',
  },
});

/** The lines in which a text is drawn. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines: string[] = [];
    let last = Number.NaN;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        if (Math.abs(top - last) < 4) lines.push(`${lines.pop()}${letter}`);
        else lines.push(letter);
        last = top;
      }
    return lines;
  });

for (const language of ['en', 'ar'])
  test.describe(language, () => {
    test.use({ language });

    test('keys of messages are broken after their dots only, from left to right', async ({ page }) => {
      await logIn(page, { to: '/app/studio' });
      const editor = page.locator('.cm-content');
      for (const [file, text] of [
        ['zh-Hans.json', messages['zh-Hans']],
        ['en.json', messages.en],
        ['form.json', form],
      ] as const) {
        await page.getByText(file, { exact: true }).click();
        await expect(editor).toHaveAttribute('aria-label', new RegExp(file.replace('.', String.raw`\.`)));
        await editor.fill(text);
      }
      await page.locator('.ant-segmented-item').last().click();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const key of ['irrigationMode.options.sprinkler', 'mode.options.drip', 'visualisationDashboards.title']) {
          const cell = page.getByRole('rowheader', { name: key, exact: true });
          await expect(cell.locator('bdi')).toHaveCSS('direction', 'ltr');
          const lines = await linesOf(cell);
          expect(lines.join('')).toBe(key);
          expect(await cell.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
          expect(lines.slice(0, -1).filter((line) => !line.endsWith('.'))).toEqual([]);
        }
      }
      expect(await violations(page)).toEqual([]);
    });
  });
