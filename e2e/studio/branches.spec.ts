import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import type { JsonSchema } from '@signalbox/schemas';
import { isChecked } from './checked';
import { writeDraft } from './write-draft';
import { violations } from '../support/accessibility';
import { expect, logIn, test } from '../support/test';

const tons = (maximum: number): JsonSchema => ({ properties: { tons: { type: 'integer', minimum: 1, maximum } } });

test('a field of two branches is changed in the branch that is chosen in the panel', async ({ page }) => {
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  const draft = aTabDraft({
    properties: { byRail: { type: 'boolean', default: false } },
    parts: [
      {
        if: { properties: { byRail: { const: true } }, required: ['byRail'] },
        then: tons(60),
        else: tons(20),
      },
    ],
    texts: { 'tons.title': 'Tons' },
  });
  await writeDraft(page, draft);
  await isChecked(page);
  const panel = page.getByRole('region', { name: 'Properties of the field' });
  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  await page.getByRole('region', { name: 'Preview' }).getByRole('spinbutton', { name: 'Tons' }).click();
  const branch = panel.getByRole('combobox', { name: 'Branch' });
  await expect(branch).toHaveAccessibleDescription(/Several branches of the schema declare tons/);
  const limit = panel.getByRole('spinbutton', { name: 'maximum' });
  await expect(limit).toHaveValue('60');
  await branch.click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('allOf › 0 › else', { exact: true }).click();
  await expect(limit).toHaveValue('20');
  await limit.fill('30');
  await panel.getByRole('spinbutton', { name: 'default' }).fill('5');
  await expect(editor).toContainText(/"maximum":\s*60,\s*"default":\s*5/);
  await expect(editor).toContainText(/"maximum":\s*30,\s*"default":\s*5/);
  await isChecked(page);
  expect(await violations(page)).toEqual([]);
});
