import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '@signalbox/test-tooling/copy-workspace';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { expect, logIn, test } from '../support/test';
import { field } from '../support/settings-page';

const fixture = 'e2e/fixtures/settings/maintenance';
const dataDir = newDataDir();
let workspace: WorkspaceCopy;
let product: Product;

test.use({ baseURL: '' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = copyWorkspace();
  cpSync(fixture, join(workspace.root, 'packages/schemas/forms/settings/maintenance'), { recursive: true });
  workspace.run('.', 'node', ['--import', 'tsx', 'tooling/codegen/src/main.ts']);
  workspace.run('.', 'node', ['--import', 'tsx', 'tooling/check/src/main.ts']);
  workspace.run('apps/console', 'node', ['node_modules/vite/bin/vite.js', 'build']);
  workspace.run('apps/platform', 'node', ['build.mjs']);
  product = await startProduct({ dataDir, main: join(workspace.root, 'apps/platform/dist/main.js') });
});
test.afterAll(async () => {
  await product?.stop();
  workspace?.remove();
  removeDataDir(dataDir);
});

test('a folder of JSON is a tab: drawn, found by its words, validated on both sides, saved', async ({ page }) => {
  await logIn(page, { to: `${product.url}/app/system/list/reception_settings` });
  await page.getByRole('combobox', { name: 'Search settings' }).fill('maintenance mode');
  await expect(page.locator('.ant-select-item-option').first()).toHaveText(
    'Maintenance modePlatform basics › Maintenance',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\?tab=maintenance/);
  await expect(page.getByRole('tab', { name: 'Maintenance' })).toHaveAttribute('aria-selected', 'true');

  const notice = field(page, '/maintenance/notice');
  await expect(notice).toHaveCount(0);
  await page.getByRole('switch', { name: 'Maintenance mode' }).click();
  await notice.getByRole('textbox').fill('x');
  await notice.getByRole('textbox').fill('');
  await expect(notice.getByText('Notice cannot be empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await notice.getByRole('textbox').fill('Back at noon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('System settings saved')).toBeVisible();

  const client = await PlatformClient.login(product.url);
  expect((await client.get('core/setting')).body).toMatchObject({
    maintenance: { isOn: true, notice: 'Back at noon' },
  });
  const refused = await client.patch('core/setting', { maintenance: { notice: 'x'.repeat(201) } });
  expect(refused).toMatchObject({ status: 400, body: { field: 'maintenance.notice', pointer: '/maintenance/notice' } });
});

test("the README's worked example is this very folder", () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const file of ['form.json', 'words/en.json']) {
    expect(existsSync(join(fixture, file))).toBe(true);
    expect(readme).toContain(readFileSync(join(fixture, file), 'utf8').trim());
  }
});
