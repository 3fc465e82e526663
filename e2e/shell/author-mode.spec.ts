import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { errorOf, field, input, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// A copy of the schemas is edited, beside the product that was built for all tests.
const dataDir = newDataDir();
const root = mkdtempSync(join(tmpdir(), 'signalbox-author-e2e-'));
let product: Product | undefined;

test.use({ baseURL: '', language: 'en' });
test.afterAll(async () => {
  await product?.stop();
  removeDataDir(dataDir);
  rmSync(root, { recursive: true, force: true });
});

test('changes of a form show while a draft is typed, and errors over the page', async ({ page }) => {
  cpSync('packages/schemas', root, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const form = file('form.json');
  const [english, chinese] = [file('locales/en.json'), file('locales/zh-Hans.json')];
  product = await startProduct({
    dataDir,
    command: {
      line: `${process.execPath} scripts/bootstrap.mjs author --root ${root} --program apps/platform/dist-testing/author.js`,
      folder: process.cwd(),
    },
  });
  await logIn(page, { to: `${product.url}/app/system/list/settings?tab=base` });
  const draft = input(page, '/copyright');
  await draft.fill('My draft');

  english.write((text) => text.replace(/"copyright.title": "[^"]*"/, '"copyright.title": "Legal line"'));
  await expect(page.getByText('Legal line')).toBeVisible();
  form.write((text) => text.replace('"maxLength": 500', '"maxLength": 5'));
  await expect(errorOf(page, '/copyright')).toContainText('5');
  await expect(draft).toHaveValue('My draft');
  await expect(draft).toBeFocused();

  // Another input, of the same schema.
  form.write((text) =>
    text.replace('"copyright": { "ui:widget": "text" }', '"copyright": { "ui:widget": "textarea" }'),
  );
  await expect(page.locator('[data-pointer="/copyright"] textarea')).toHaveValue('My draft');

  // A mistake: the last version stays, and the page names the place.
  form.write((text) => text.replace('"maxLength": 500', '"maxLenght": 500'));
  const panel = page.getByRole('region', { name: '1 error in the schemas' });
  await expect(panel).toContainText(`${form.path}:${form.lineOf('maxLenght')}:`);
  await expect(panel).toContainText('/schema/properties/copyright/maxLenght');
  await expect(panel).toContainText('did you mean "maxLength"?');
  await expect(draft).toHaveValue('My draft');
  await panel.getByRole('button', { name: 'Collapse' }).click();
  await expect(panel.getByText('/schema/properties/copyright/maxLenght')).toBeHidden();

  // Mended, with a new field in three files.
  form.write((text) =>
    text.replace('"copyright": {', '"footnote": { "type": "string", "maxLength": 50 },\n"copyright": {'),
  );
  for (const [messages, title] of [
    [english, 'Foot note'],
    [chinese, '脚注'],
  ] as const)
    messages.write((text) => text.replace('"copyright.title"', `"footnote.title": "${title}",\n"copyright.title"`));
  await expect(field(page, '/footnote')).toContainText('Foot note');
  await expect(panel).toBeHidden();
  await expect(draft).toHaveValue('My draft');
  await input(page, '/footnote').fill('Noted');
  await save(page);
  await page.reload();
  await expect(input(page, '/footnote')).toHaveValue('Noted');
  await expect(input(page, '/copyright')).toHaveValue('My draft');
});

/** A file of the form `settings/base`, which is changed from its first content, by a rename as editors do. */
function file(name: string) {
  const path = join(root, 'forms/settings/base', name);
  const first = readFileSync(path, 'utf8');
  return {
    path,
    lineOf(text: string) {
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.findIndex((line) => line.includes(text)) + 1;
    },
    write(change: (text: string) => string) {
      writeFileSync(`${path}.part`, change(first));
      renameSync(`${path}.part`, path);
    },
  };
}
