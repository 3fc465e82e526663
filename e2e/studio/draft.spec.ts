import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

test('a draft is corrected beside its form, left by keyboard, and survives a reload', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(page.getByText('The check finds no error.')).toBeVisible();
  await preview.getByRole('textbox', { name: 'Text' }).fill('kept');

  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await expect(page.getByRole('button', { name: /^form\.json:/ }).first()).toBeVisible();
  await expect(preview.getByText('The form has errors: this is its last version without.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('The check finds no error.')).toBeVisible();
  await expect(preview.getByRole('textbox', { name: 'Text' })).toHaveValue('kept');
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByText('locales/en.json').click();
  const messages = page.getByRole('textbox', { name: 'Text of locales/en.json' });
  await messages.fill('{ "title": "Upkeep", "exampleText.title": "Sentence" }');
  await expect(preview.getByRole('textbox', { name: 'Sentence' })).toHaveValue('kept');
  await page.reload();
  await expect(preview.getByRole('textbox', { name: 'Sentence' })).toBeVisible();
});
