import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { isChecked } from './checked';
import { writeDraft } from './write-draft';
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

test('a text becomes JSON in the panel, drawn as code and validated as such, and a text again', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const panel = page.getByRole('region', { name: 'Properties of the field' });
  const form = page.getByRole('textbox', { name: 'Text of form.json' });
  const code = preview.getByRole('textbox', { name: 'Text' });
  await code.click();
  const widget = panel.getByRole('combobox', { name: 'Widget' });
  const offersCode = async () => {
    await widget.click();
    const options = page.locator('.ant-select-dropdown:visible');
    await expect(options.getByTitle('textarea', { exact: true })).toBeVisible();
    const count = await options.getByTitle('code', { exact: true }).count();
    await widget.press('Escape');
    return count > 0;
  };
  expect(await offersCode()).toBe(false);

  await panel.getByRole('checkbox', { name: 'The text is JSON' }).check();
  await expect(form).toContainText('"contentMediaType": "application/json"');
  await isChecked(page);
  await expect(preview.locator('.sb-code')).toBeVisible();
  expect(await offersCode()).toBe(true);
  await code.fill('[\n  1,\n]');
  await expect(preview.getByText(/must be JSON. Look at line 3/)).toBeVisible();
  await code.fill('[1]');
  await expect(preview.getByText(/must be JSON/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('checkbox', { name: 'The text is JSON' }).uncheck();
  await expect(form).not.toContainText('contentMediaType');
  await expect(preview.locator('.sb-code')).toHaveCount(0);
});

test('a text becomes a file in the panel, with the options of its widget', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const panel = page.getByRole('region', { name: 'Properties of the field' });
  const form = page.getByRole('textbox', { name: 'Text of form.json' });
  await preview.getByRole('textbox', { name: 'Text' }).click();
  await panel.getByRole('checkbox', { name: 'The text is a file (data-url)' }).check();
  await expect(form).toContainText('"format": "data-url"');
  await isChecked(page);
  await expect(preview.getByRole('button', { name: 'Choose a file for Text' })).toBeVisible();

  await panel.getByRole('combobox', { name: 'Widget' }).click();
  const options = page.locator('.ant-select-dropdown:visible');
  const file = options.locator('.ant-select-item-option-content').getByText('data-url', { exact: true });
  await expect(file).toBeVisible();
  await expect(options.getByText('text', { exact: true })).toHaveCount(0);
  await file.click();
  await panel.getByRole('checkbox', { name: 'filePreview' }).check();
  await expect(form).toContainText('"filePreview": true');
  await isChecked(page);
  expect(await violations(page)).toEqual([]);
});

test('choices, a condition and the fields of a list are changed in the panel', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const draft = aTabDraft({
    properties: {
      isMuted: { type: 'boolean', default: false },
      mood: { type: 'string', minLength: 1, maxLength: 20 },
      shifts: { type: 'array', maxItems: 5, items: { type: 'string', minLength: 1, maxLength: 20 } },
    },
    uiSchema: { shifts: { 'ui:widget': 'tags' } },
  });
  await writeDraft(page, draft);
  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const panel = page.getByRole('region', { name: 'Properties of the field' });
  const choose = async (select: string, option: string) => {
    await panel.getByRole('combobox', { name: select, exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  };

  await choose('Field', 'mood');
  const added = panel.getByRole('textbox', { name: 'New choice' });
  await added.fill('calm');
  await added.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Value calm' })).toHaveValue('calm');
  await added.fill('calm');
  await added.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(/not in the list yet/);
  await added.fill('compact');
  await added.press('Enter');
  await expect(panel.getByRole('region', { name: 'Errors of this field' })).toContainText('mood.options.compact');
  await added.fill('wide');
  await added.press('Enter');
  const wide = panel.getByRole('textbox', { name: 'Value wide' });
  await wide.fill('wider');
  await wide.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Value wider' })).toBeFocused();
  await panel.getByRole('button', { name: 'Remove wider' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Remove compact' })).toBeFocused();
  for (const value of ['calm', 'compact'])
    for (const language of ['English', '简体中文', 'Français'])
      await panel.getByRole('textbox', { name: `Title of ${value}, ${language}` }).fill(`${value} ${language}`);
  await panel.getByRole('button', { name: 'Move compact up' }).click();
  await expect(editor).toContainText(/"enum":\s*\[\s*"compact",\s*"calm"/);
  await expect(panel.getByRole('button', { name: 'Move compact down' })).toBeFocused();
  await isChecked(page);
  await expect(preview.getByRole('combobox', { name: 'The mood' })).toBeVisible();

  await choose('When this field is shown or required', 'Shown and required while');
  await expect(panel.getByRole('combobox', { name: 'Value that it is compared with' })).toBeVisible();
  await isChecked(page);
  await expect(preview.getByRole('combobox', { name: 'The mood' })).toHaveCount(0);
  await preview.getByRole('switch', { name: 'The isMuted' }).click();
  await expect(preview.getByRole('combobox', { name: 'The mood' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor).not.toContainText('"allOf"');

  await choose('Field', 'shifts');
  await choose('Kind of the items', 'Object with fields');
  await panel.getByRole('textbox', { name: 'Name of a new field' }).fill('code');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByRole('button', { name: 'Open code' }).click();
  for (const language of ['English', '简体中文'])
    await panel.getByRole('textbox', { name: `Title, ${language}` }).fill('Code');
  await isChecked(page);
  expect(await violations(page)).toEqual([]);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('values of the schema run from left to right in the panel, with all their lines', async ({ page }) => {
    await logIn(page, { to: '/app/studio' });
    await page.locator('[data-pointer="/exampleText"] input').click();
    const panel = page.getByRole('region', { name: 'خصائص الحقل' });
    const value = panel.getByRole('textbox', { name: 'default', exact: true });
    await value.fill('[\n  1\n]');
    await expect(page.locator('.cm-content').first()).toContainText('"default": "[\\n  1\\n]"');
    await expect(value).toHaveValue('[\n  1\n]');
    for (const input of [value, panel.getByRole('textbox', { name: 'pattern' })])
      await expect(input).toHaveCSS('direction', 'ltr');
  });
});
