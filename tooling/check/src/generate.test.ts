import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate } from './run-generate';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const main = fileURLToPath(new URL('generate.ts', import.meta.url));

let folder: SchemasFolder;
beforeEach(() => {
  folder = aSchemasFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true }));

test('generates only after a form has changed since the last run', async () => {
  // Cases about the exit code and the output start the program itself; the others call its function.
  expect(run('--if-changed')).toMatchObject({ status: 0, stdout: expect.stringContaining('wrote ') });
  expect(run('--if-changed')).toEqual({ status: 0, stdout: '', stderr: '' });

  folder.set('forms/lights/base/form.json', '/place/order', 77);
  expect(await generateIfChanged()).toEqual({
    lines: expect.arrayContaining([expect.stringMatching(/^wrote /)]),
    errors: [],
  });
  expect(readGenerated()).toContain('"order": 77');
});

test('generates after a generated file was changed by hand', async () => {
  await generateIfChanged();
  writeFileSync(join(folder.root, 'generated/groups.ts'), 'export {};');
  const { lines } = await generateIfChanged();
  expect(lines).toContainEqual(expect.stringMatching(/^wrote .*generated\/groups\.ts$/));
});

test.each([
  { name: 'is no JSON', content: '{ "id": ', message: 'forms/lights/base/form.json:1:9 (whole file) — no valid JSON' },
  { name: 'is no form', content: '{ "id": "lights/base" }', message: 'forms/lights/base/form.json:1:1' },
])('reports where a form $name, writes nothing and shows no stack', ({ content, message }) => {
  folder.write('forms/lights/base/form.json', content);
  const { status, stdout, stderr } = run('--if-changed');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain('Nothing was generated: correct');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder.root, 'generated'))).toBe(false);
});

test('names a file of the tool that is missing, and shows no stack', () => {
  folder.remove('meta/form.schema.json');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing was generated: .*meta\/form\.schema\.json/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('generates while a translation is missing: English appears in its place', () => {
  rmSync(join(folder.root, 'forms/lights/base/locales/zh-Hans.json'));
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const read = (language: string) =>
    JSON.parse(readFileSync(join(folder.root, `generated/locales/${language}.json`), 'utf8')) as Record<
      string,
      unknown
    >;
  expect(read('zh-Hans')['forms/lights/base']).toEqual(read('en')['forms/lights/base']);
});

const generateIfChanged = () => generate({ root: folder.root, ifChanged: true });

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', main, '--root', folder.root, ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function readGenerated(): string {
  return readFileSync(join(folder.root, 'generated/forms/lights.ts'), 'utf8');
}
