import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cloneRepository } from '@signalbox/test-tooling/clone-repository';
import { newDataDir, removeDataDir, startProduct, type Product } from '../support/product';
import { field, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// The steps of the README's "Adding a settings tab", letter for letter, in a fresh clone without installed packages.
const dataDir = newDataDir();
let clone: string;
let product: Product | undefined;

test.use({ baseURL: '' });
test.setTimeout(600_000);
test.afterAll(async () => {
  await product?.stop();
  if (clone) rmSync(clone, { recursive: true, force: true });
  removeDataDir(dataDir);
});

test('the README leads from a fresh clone to a tab that is drawn, saved and found', async ({ page }) => {
  clone = cloneRepository();
  const readme = readFileSync(join(clone, 'README.md'), 'utf8').split('## Adding a settings tab')[1] ?? '';
  const folder = /`(packages\/schemas\/forms\/[\w/-]+\/)`/.exec(readme)?.[1] ?? '';
  const blocks = [...readme.matchAll(/^((?:`[\w/.-]+\.json`[^`\n]*)+):\n\n```json\n([\s\S]*?)```/gm)];
  expect(blocks).toHaveLength(2);
  for (const [, names = '', content = ''] of blocks)
    for (const [, name = ''] of names.matchAll(/`([\w/.-]+\.json)`/g)) write(join(clone, folder, name), content);

  const commands = [...readme.matchAll(/^npm .*$/gm)].map(([command]) => command.replace(/\s+#.*$/, ''));
  expect(commands).toEqual(['npm run codegen', 'npm run check:schemas', 'npm start']);
  expect(run('npm run codegen')).toMatchObject({ status: 0 });
  const check = run('npm run check:schemas');
  expect(check.output).toMatch(/warning: .*lacks messages of forms\/settings\/maintenance/);
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
  await logIn(page, { to: `${product.url}/app/system/list/reception_settings` });
  await page.getByRole('combobox', { name: 'Search settings' }).fill('maintenance mode');
  await expect(page.locator('.ant-select-item-option').first()).toContainText('Maintenance mode');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Maintenance' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('switch', { name: 'Maintenance mode' }).click();
  await field(page, '/maintenance/notice').getByRole('textbox').fill('Back at noon');
  await save(page);
  await page.reload();
  await expect(field(page, '/maintenance/notice').getByRole('textbox')).toHaveValue('Back at noon');
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
