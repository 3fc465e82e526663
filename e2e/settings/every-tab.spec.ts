import { type Page } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { placeOf, visit } from '../support/places';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { field, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import type { TabEdit } from './any-edit';
import { tabEdits } from './edits';
import { groupPages } from './groups';

test.describe.configure({ mode: 'serial' });

const dataDir = newDataDir();
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ dataDir });
  const client = await PlatformClient.login(product.url);
  await client.patch('core/setting', { tsdbRetentionPolicyShow: true, languages: ['zh_Hans', 'en', 'fr', 'ar'] });
});
test.afterAll(async () => {
  await product.stop();
  removeDataDir(dataDir);
});
// This file restarts its own product, so it does not use the worker's.
test.use({ baseURL: '' });
const enter = (page: Page) => logIn(page, { origin: product.url });
const open = (page: Page, { form }: TabEdit) => visit(page, placeOf({ id: form }), product.url);

test('each group opens with exactly its tabs', async ({ page }) => {
  await enter(page);
  for (const { path, title, tabs } of groupPages) {
    await visit(page, { name: title, path }, product.url);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    const own = page.getByRole('tablist').first().getByRole('tab');
    await expect(own).toHaveText(tabs.map((tab) => tab.title));
    for (const { title: parent, nested } of tabs) {
      if (!nested) continue;
      await own.filter({ hasText: parent }).click();
      const inner = page.getByRole('tablist').nth(1).getByRole('tab');
      await expect(inner).toHaveText(nested);
    }
  }
});

for (const group of new Set(tabEdits.map(groupOf))) {
  test(`every tab of ${group} is edited and saved`, async ({ page }) => {
    await enter(page);
    for (const edit of tabEdits.filter((each) => groupOf(each) === group)) {
      await test.step(edit.form, async () => {
        await open(page, edit);
        await edit.change(page);
        await expect(saveButton(page)).toBeEnabled();
        const answered = page.waitForResponse(
          (answer) => answer.url().endsWith('/core/setting') && answer.request().postData() !== null,
        );
        await saveButton(page).click();
        expect((await answered).status()).toBe(200);
        await expect(page.getByText('System settings saved').last()).toBeVisible();
        await expect(saveButton(page)).toBeDisabled();
      });
    }
  });
}

test('after a restart every change is found again, in the settings and on its tab', async ({ page }) => {
  await product.stop();
  product = await startProduct({ dataDir });
  const client = await PlatformClient.login(product.url);
  const { body } = await client.get('core/setting');
  for (const edit of tabEdits) expect(body, edit.form).toMatchObject(edit.saved);
  expect(JSON.stringify(body)).not.toMatch(/Secret-77/);

  await enter(page);
  for (const edit of tabEdits) {
    await open(page, edit);
    if (edit.shown.item) await page.getByRole('button', { name: edit.shown.item }).click();
    await expect.poll(() => shownValues(page, edit), { message: edit.form }).toContain(edit.shown.value);
  }
});

function groupOf({ form }: TabEdit): string {
  return form.slice(0, form.indexOf('/'));
}

/** The values of all controls of a field. */
async function shownValues(page: Page, { shown }: TabEdit): Promise<(string | boolean)[]> {
  const controls = field(page, shown.pointer);
  const texts = await controls
    .locator('input, textarea')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const switches = await controls
    .getByRole('switch')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-checked') === 'true'));
  return [...texts, ...switches, ...(await controls.locator('.ant-select-selection-item').allInnerTexts())];
}
