import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '@signalbox/test-tooling/copy-workspace';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { expect, logIn, test } from '../support/test';
import { field } from '../support/settings-page';

const fixture = 'e2e/fixtures/settings/maintenance';
/** A tab with a choice, which RJSF draws. */
const choiceFixture = 'e2e/fixtures/settings/on-call';
const dataDir = newDataDir();
let workspace: WorkspaceCopy;
let product: Product;

test.use({ baseURL: '' });
test.beforeAll(async () => {
  test.setTimeout(480_000);
  workspace = copyWorkspace();
  cpSync(fixture, join(workspace.root, 'packages/schemas/forms/settings/maintenance'), { recursive: true });
  cpSync(choiceFixture, join(workspace.root, 'packages/schemas/forms/settings/on-call'), { recursive: true });
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

test('a folder of JSON is a tab: drawn, found by its messages, validated on both sides, saved', async ({ page }) => {
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
  const rejected = await client.patch('core/setting', { maintenance: { notice: 'x'.repeat(201) } });
  expect(rejected).toMatchObject({
    status: 400,
    body: { field: 'maintenance.notice', pointer: '/maintenance/notice' },
  });
});

test('a choice in it is drawn by RJSF, validated by code compiled ahead: the page compiles nothing', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await logIn(page, { to: `${product.url}/app/system/list/settings?tab=base` });
  await expect(page.locator('.sb-field').first()).toBeVisible();
  const precompiledScripts = () => scripts.filter((url) => /rjsf-fields/.test(url)).length;
  expect(precompiledScripts(), 'a tab without a choice fetches nothing for one').toBe(0);

  await page.getByRole('tab', { name: 'On call' }).click();
  const rjsfField = field(page, '/onCall');
  const chooser = (shown: string) => rjsfField.locator('.sb-select, .ant-select').filter({ hasText: shown });
  const choose = async (from: string, to: string) => {
    await chooser(from).click();
    await page.locator('.ant-select-dropdown:visible').getByText(to, { exact: true }).click();
  };
  await expect(rjsfField.getByLabel('Mail')).toBeVisible();
  expect(precompiledScripts()).toBeGreaterThan(0);
  await choose('By mail', 'By phone');
  await expect(rjsfField.getByLabel('Mail')).toHaveCount(0);
  await expect(rjsfField.getByLabel('Desk')).toHaveCount(0);
  await rjsfField.getByLabel('Phone').fill('100');
  await rjsfField.getByLabel('Desk').fill('North');
  await choose('In words', 'From an hour on');
  await rjsfField.getByLabel('From', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('System settings saved')).toBeVisible();

  await page.reload();
  await expect(rjsfField.getByLabel('Phone')).toHaveValue('100');
  await expect(rjsfField.getByLabel('From', { exact: true })).toHaveValue('8');
  await expect(chooser('From an hour on')).toBeVisible();
  await expect(rjsfField.getByLabel('Mail')).toHaveCount(0);
  const client = await PlatformClient.login(product.url);
  expect((await client.get('core/setting')).body).toMatchObject({
    onCall: { phone: '100', desk: 'North', hours: { from: 8 } },
  });
  expect((await client.patch('core/setting', { onCall: { mail: 'nobody' } })).status).toBe(400);
});

test("the README's example is this folder", () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const file of ['form.json', 'locales/en.json']) {
    expect(existsSync(join(fixture, file))).toBe(true);
    expect(readme).toContain(readFileSync(join(fixture, file), 'utf8').trim());
  }
});
