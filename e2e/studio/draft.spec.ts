import { isChecked } from './checked';
import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

test('a draft is corrected beside its form, left by keyboard, and survives a reload', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await isChecked(page);
  await preview.getByRole('textbox', { name: 'Text' }).fill('kept');

  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await expect(page.getByRole('button', { name: /^form\.json:/ }).first()).toBeVisible();
  await expect(preview.getByText('The form has errors: this is its last version without.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await isChecked(page);
  await expect(preview.getByRole('textbox', { name: 'Text' })).toHaveValue('kept');
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.getByText('en.json', { exact: true }).click();
  const messages = page.getByRole('textbox', { name: 'Text of locales/en.json' });
  await messages.fill('{ "title": "Upkeep", "exampleText.title": "Sentence" }');
  await expect(preview.getByRole('textbox', { name: 'Sentence' })).toHaveValue('kept');
  await page.reload();
  await expect(preview.getByRole('textbox', { name: 'Sentence' })).toBeVisible();
});

test('the editor proposes keys, values and messages, and the preview has its own colours', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const form = page.getByRole('textbox', { name: 'Text of form.json' });
  await form.fill('{ "id": "settings/upkeep", "permission": {  } }');
  await form.press('Home');
  for (let step = 0; step < '{ "id": "settings/upkeep", "permission": { '.length; step += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: /^edit/ }).click();
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: 'setting.security' }).click();
  await expect(form).toHaveText('{ "id": "settings/upkeep", "permission": { "edit": "setting.security" } }');

  await page.getByRole('button', { name: 'New tab' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Replace' }).click();
  await isChecked(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const text = preview.getByRole('textbox', { name: 'Text' });
  await preview.getByRole('button', { name: 'Fill in sample data' }).click();
  await expect(text).toHaveValue('Text');
  await preview.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(text).toHaveValue('');
  await page.getByText('en.json', { exact: true }).click();
  const messages = page.getByRole('textbox', { name: 'Text of locales/en.json' });
  await messages.fill('{ "title": "Example", "exampleText.title": "Text", "he');
  await page.getByRole('option', { name: 'exampleText.help' }).click();
  await expect(messages).toContainText('"exampleText.help": ""');

  const ground = () => preview.locator('[data-scheme]').evaluate((frame) => getComputedStyle(frame).backgroundColor);
  const light = await ground();
  await preview.getByRole('combobox', { name: 'Colours' }).press('ArrowDown');
  // Opened at the present choice.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(ground).not.toBe(light);
  expect(await violations(page)).toEqual([]);
});

test('the preview is as wide as chosen, drawn smaller where there is less space', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const form = preview.locator('.sb-form');
  /** Pixels of the form's own, and whether it is inside the preview. */
  const width = () => form.evaluate((element: HTMLElement) => element.offsetWidth);
  const ends = async () => {
    const [outer, inner] = [await preview.boundingBox(), await form.boundingBox()];
    return outer && inner && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
  };
  for (const [screen, choice] of [
    [1440, '960 px'],
    [1440, '600 px'],
    [390, '600 px'],
    [390, '960 px'],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    await preview.getByRole('combobox', { name: 'Width' }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(choice, { exact: true }).click();
    await expect.poll(width, choice).toBe(Number.parseInt(choice, 10));
    await expect.poll(ends, choice).toBe(true);
  }
  expect(await violations(page)).toEqual([]);
});
