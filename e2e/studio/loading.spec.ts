import { delayCode } from '../support/delay-code';
import { expect, logIn, test } from '../support/test';
import { isChecked } from './checked';

test('what is below the editor and the properties does not move when they are loaded', async ({ page }) => {
  const editorCode = await delayCode(page, 'code-editor');
  const panelCode = await delayCode(page, 'property-panel');
  await logIn(page, { to: '/app/studio' });
  await isChecked(page);
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox', { name: 'Text' })).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Text of form.json' });
  const field = page.getByRole('combobox', { name: 'Field' });
  await expect(editor).toHaveCount(0);
  await expect(field).toHaveCount(0);
  const published = page.getByRole('heading', { name: 'Published tabs' });
  const before = await published.boundingBox();
  expect(before).not.toBeNull();

  editorCode('arrives');
  await expect(editor).toBeVisible();
  // The editor measures its lines in the frame in which it is drawn first.
  await expect.poll(() => published.boundingBox()).toEqual(before);
  await expect(field).toHaveCount(0);
  panelCode('arrives');
  await expect(field).toBeVisible();
  await expect.poll(() => published.boundingBox()).toEqual(before);
});
