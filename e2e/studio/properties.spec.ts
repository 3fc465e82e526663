import { isChecked } from './checked';
import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

test('preview, editor and panel select the same field, and undo goes over all files', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const panel = page.getByRole('region', { name: 'Properties of the field' });
  const form = page.getByRole('textbox', { name: 'Text of form.json' });
  await preview.getByRole('textbox', { name: 'Text' }).click();
  await expect(panel.getByTitle('exampleText')).toBeVisible();
  await expect(preview.locator('[data-is-selected]')).toHaveAttribute('data-pointer', '/exampleText');
  await expect(page.locator('.cm-activeLine')).toContainText('"exampleText"');
  expect(await violations(page)).toEqual([]);

  const limit = panel.getByRole('spinbutton', { name: 'maxLength' });
  await limit.fill('60');
  await expect(form).toContainText('"maxLength": 60');
  await panel.getByRole('checkbox', { name: 'Required' }).check();
  await expect(form).toContainText('"required"');
  await isChecked(page);
  await panel.getByRole('textbox', { name: 'Title, English' }).fill('Sentence');
  await expect(preview.getByRole('textbox', { name: /Sentence/ })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text of locales/en.json' })).toContainText('"Text"');
  await page.getByRole('textbox', { name: 'Text of locales/en.json' }).press('ControlOrMeta+z');
  await expect(form).not.toContainText('"required"');
  await form.press('ControlOrMeta+z');
  await expect(form).toContainText('"maxLength": 100');
  await expect(limit).toHaveValue('100');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(form).toContainText('"maxLength": 60');
  await expect(limit).toHaveValue('60');

  await page.reload();
  await expect(panel.getByTitle('exampleText')).toHaveCount(0);
  await page.locator('.cm-line', { hasText: '"exampleText"' }).click();
  await expect(panel.getByTitle('exampleText')).toBeVisible();
  await expect(preview.locator('[data-is-selected]')).toHaveCount(1);
});
