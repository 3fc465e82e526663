import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import { cloneRepository } from '@signalbox/test-tooling/clone-repository';
import {
  calledByPhone,
  callByPhone,
  fillTimesAndSteps,
  fixtureFolder,
  fixtureTabs,
  timesAndSteps,
} from '../support/fixture-tabs';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { field } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// The steps of the README's "Adding a settings tab", letter for letter, in a fresh clone without installed packages.

const dataDir = newDataDir();
let clone: string;
let product: Product;

test.use({ baseURL: '' });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  clone = cloneRepository();
  const readme = readFileSync(join(clone, 'README.md'), 'utf8').split('## Adding a settings tab')[1] ?? '';
  const folder = /`(packages\/schemas\/forms\/[\w/-]+\/)`/.exec(readme)?.[1] ?? '';
  const blocks = [...readme.matchAll(/^((?:`[\w/.-]+\.json`[^`\n]*)+):\n\n```json\n([\s\S]*?)```/gm)];
  expect(blocks).toHaveLength(2);
  for (const [, names = '', content = ''] of blocks)
    for (const [, name = ''] of names.matchAll(/`([\w/.-]+\.json)`/g)) write(join(clone, folder, name), content);
  // Beside that of the README, tabs with what RJSF draws.
  for (const name of fixtureTabs)
    cpSync(fixtureFolder(name), join(clone, `packages/schemas/forms/settings/${name}`), { recursive: true });

  const commands = [...readme.matchAll(/^npm .*$/gm)].map(([command]) => command.replace(/\s+#.*$/, ''));
  expect(commands).toEqual(['npm run codegen', 'npm run check:schemas', 'npm start']);
  expect(run('npm run codegen')).toMatchObject({ status: 0 });
  const check = run('npm run check:schemas');
  expect(check.output).toMatch(/warning: .*lacks messages of .*forms\/settings\/maintenance/);
  expect(check, check.output).toMatchObject({ status: 0 });

  // `npm start` reports where a form is not valid, and starts after it is corrected.
  const form = join(clone, folder, 'form.json');
  const valid = readFileSync(form, 'utf8');
  writeFileSync(form, valid.replace('"boolean"', '"bolean"'));
  const rejected = run('npm start');
  expect(rejected.status).toBe(1);
  expect(rejected.output).toMatch(/maintenance\/form\.json:\d+:\d+ \/schema/);
  expect(rejected.output).not.toMatch(/^\s+at /m);
  writeFileSync(form, valid);

  product = await startProduct({
    dataDir,
    command: { line: 'npm start', folder: clone },
    environment: { PATH: ownPath() },
  });
});
test.afterAll(async () => {
  await product?.stop();
  if (clone) rmSync(clone, { recursive: true, force: true });
  removeDataDir(dataDir);
});

test('the README leads from a fresh clone to a tab that is drawn, found by its messages, validated on both sides, saved', async ({
  page,
}) => {
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
  await page.reload();
  await expect(notice.getByRole('textbox')).toHaveValue('Back at noon');
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
  await expect(rjsfField.getByLabel('Mail')).toBeVisible();
  expect(precompiledScripts()).toBeGreaterThan(0);
  await callByPhone(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('System settings saved')).toBeVisible();

  await page.reload();
  await expect(rjsfField.getByLabel('Phone')).toHaveValue('100');
  await expect(rjsfField.getByLabel('From', { exact: true })).toHaveValue('8');
  await expect(rjsfField).toContainText('From an hour on');
  await expect(rjsfField.getByLabel('Mail')).toHaveCount(0);
  const client = await PlatformClient.login(product.url);
  expect((await client.get('core/setting')).body).toMatchObject(calledByPhone);
  expect((await client.patch('core/setting', { onCall: { mail: 'nobody' } })).status).toBe(400);
});

test('a tuple, a form within itself and names with blanks are drawn, validated and saved as RJSF would', async ({
  page,
}) => {
  await logIn(page, { to: `${product.url}/app/system/list/settings?tab=hand-over` });
  const who = page.getByLabel('Who takes over');
  await expect(who, 'nothing else had the focus').toBeFocused();
  await who.fill('');
  await field(page, '/handOver/channel').getByRole('combobox').click();
  const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(offered).toHaveText(['On a screen', 'By voice', 'By note']);
  await expect(offered.last()).toHaveClass(/ant-select-item-option-disabled/);
  await offered.first().click();

  const times = field(page, '/handOverTimes');
  await expect(times.getByLabel('First hour')).toHaveValue('6');
  const steps = field(page, '/handOverSteps');
  await fillTimesAndSteps(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('System settings saved')).toBeVisible();

  await page.reload();
  await expect(steps.getByLabel('What to do')).toHaveCount(2);
  await expect(times.getByLabel('Room')).toHaveValue('North');
  const client = await PlatformClient.login(product.url);
  const saved = {
    handOver: { 'Who takes over?': '', channel: 'screen' },
    ...timesAndSteps,
  };
  expect((await client.get('core/setting')).body).toMatchObject(saved);
  const wrong: JsonObject[] = [{ handOverTimes: ['North', 6] }, { handOverSteps: { next: [{ next: [{ text: 7 }] }] } }];
  for (const values of wrong) expect((await client.patch('core/setting', values)).status).toBe(400);

  const tab = page.getByRole('tab', { name: 'Hand over' });
  await page.getByRole('tab', { name: 'On call' }).click();
  await tab.click();
  await expect(who).toBeVisible();
  await expect(tab, 'a click leaves the focus on the tab').toBeFocused();
});

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** As in a separate terminal: its PATH has none of this run's tools. */
function run(command: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: clone,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: ownPath(), PORT: '0', DATA_DIR: dataDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}

function ownPath(): string {
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((each) => !each.includes('node_modules'))
    .join(':');
}
