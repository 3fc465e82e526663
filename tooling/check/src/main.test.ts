import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: SchemasFolder;
afterEach(() => rmSync(folder.root, { recursive: true }));

test('exits with 0 and prints one line for a valid folder of forms', () => {
  folder = aSchemasFolder();
  const { status, stdout, stderr } = run(join(folder.root, 'forms'));
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Schemas check: 18 files, 2 forms, errors: 0\n',
    stderr: '',
  });
});

test('exits with 1 and prints a line per error otherwise', () => {
  folder = aSchemasFolder();
  folder.set('forms/lights/base/form.json', '/id', 'lights/bass');
  const { status, stdout, stderr } = run(join(folder.root, 'forms'));
  expect(status).toBe(1);
  expect(stderr).toContain(
    'forms/lights/base/form.json:3:9 /id — the id is "lights/bass" but the folder is "lights/base"; write',
  );
  expect(stdout).toBe('Schemas check: 18 files, 2 forms, errors: 1\n');
});

test('names a mistyped option or commit, without a stack trace', () => {
  folder = aSchemasFolder();
  const option = run('--relaese');
  expect(option.status).toBe(1);
  expect(option.stderr).toContain("Unknown option '--relaese'");
  expect(option.stderr).toContain('The options of this command: --packs, --strict, --against, --release');
  const commit = run(join(folder.root, 'forms'), '--against', 'no-such-commit');
  expect(commit.status).toBe(1);
  expect(commit.stderr).toContain('git cannot read the forms of no-such-commit');
  expect(`${option.stderr}${commit.stderr}`).not.toMatch(/^ +at /m);
});

test('names a file of the tool that is missing or no JSON, without a stack trace', () => {
  folder = aSchemasFolder();
  folder.write('meta/widgets.json', '{');
  const broken = run(join(folder.root, 'forms'));
  folder.remove('meta/form.schema.json');
  const missing = run(join(folder.root, 'forms'));
  expect([broken.status, missing.status]).toEqual([1, 1]);
  expect(broken.stderr).toContain('meta/widgets.json');
  expect(missing.stderr).toContain('meta/form.schema.json');
  expect(`${broken.stderr}${missing.stderr}`).not.toMatch(/^ +at /m);
});

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8' });
}
