import { type Page } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { field } from '../support/settings-page';
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
const enter = (page: Page) => logIn(page, { to: `${product.url}/app/dashboard` });

test('each group opens with exactly its tabs', async ({ page }) => {
  await enter(page);
  for (const { path, title, tabs } of groupPages) {
    await page.goto(product.url + path);
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

for (const edit of tabEdits) {
  test(`${edit.form} is edited and saved`, async ({ page }) => {
    await enter(page);
    await openTab(page, edit);
    await edit.change(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText('System settings saved')).toBeVisible();
    await expect(save).toBeDisabled();
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
    await page.goto(addressOf(edit));
    if (edit.shown.item) await page.getByRole('button', { name: edit.shown.item }).click();
    await expect.poll(() => shownValues(page, edit), { message: edit.form }).toContain(edit.shown.value);
  }
});

async function openTab(page: Page, edit: TabEdit): Promise<void> {
  await page.goto(addressOf(edit));
  await expect(field(page, edit.shown.pointer).or(page.locator('.sb-field').first()).first()).toBeVisible();
}

function addressOf({ form }: TabEdit): string {
  const [group, tab] = form.split('/');
  return `${product.url}/app/system/list/${group}?tab=${tab}`;
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
