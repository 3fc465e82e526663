import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strictAjv } from '@signalbox/form-compiler';
import type { CompiledForm, ConditionTest, Entity } from '@signalbox/schemas';
import { generate } from './generate';
import { resolveTree } from './resolve-tree';
import { readSchemaTree } from './schema-tree';
import { staleFiles, writeOutputs } from './write-outputs';

let root: string;
let generated: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-codegen-'));
  cpSync(fileURLToPath(new URL('../fixtures/schemas', import.meta.url)), root, { recursive: true });
  generated = join(root, 'generated');
  writeOutputs(generated, await generate(readSchemaTree(root)));
});
afterAll(() => rmSync(root, { recursive: true }));

test('gives the same bytes for the same JSON', async () => {
  expect(await generate(readSchemaTree(root))).toEqual(await generate(readSchemaTree(root)));
});

test('needs no package, no eval and no new Function at run time', () => {
  const files = [
    'lights.base.js',
    'lights.garden.js',
    'lights.garden.rjsf-fields.js',
    'groups.js',
    'entities.js',
    'runtime.js',
  ];
  for (const file of files) {
    const code = readFileSync(join(generated, 'validators', file), 'utf8').replace(
      'import("./lights.garden.rjsf-fields.js")',
      '',
    );
    expect(code).not.toMatch(/\brequire\b|\beval\b|new Function|import\(/);
    expect(
      [...code.matchAll(/from "(.*)"/g)].map(([, from]) => from).filter((from) => from !== './runtime.js'),
    ).toEqual([]);
  }
});

const valid = { mode: 'steady', fade: { count: 5, unit: 'm', time: 300 } };
test.each([
  valid,
  {},
  { mode: 'blink' },
  { mode: 'blink', rate: 3 },
  { mode: 'steady', rate: 3 },
  { ...valid, contact: { mail: 'a@b.example', key: { isSet: true } } },
  { ...valid, contact: { mail: 'nobody', key: '' } },
  { ...valid, contact: { key: { isSet: false } } },
  { ...valid, fade: { count: 1.5, unit: 'y' } },
  { ...valid, extra: 1 },
  JSON.parse('{"mode": "steady", "__proto__": {}}'),
  'text',
  null,
])('validates %j as ajv does', async (value: unknown) => {
  const { compiledForm } = await load<{ compiledForm: CompiledForm }>('lights.base.js');
  const schema = resolveTree(readSchemaTree(root)).forms[0]?.schema ?? {};
  const ajv = strictAjv().compile(schema);
  ajv(value);
  const wanted = (ajv.errors ?? []).map(({ keyword, instancePath, schemaPath, params }) => ({
    keyword,
    instancePath,
    schemaPath,
    params,
  }));
  expect(compiledForm.validate(value)).toEqual(wanted);
});

test('never changes what it validates', async () => {
  const { compiledForm } = await load<{ compiledForm: CompiledForm }>('lights.base.js');
  const value = Object.freeze({ mode: 'blink', extra: Object.freeze([1]) });
  expect(compiledForm.validate(value)).not.toEqual([]);
  expect(value).toEqual({ mode: 'blink', extra: [1] });
});

test('compiles the conditions of fields, of tabs and of groups', async () => {
  const base = await load<{ compiledForm: CompiledForm }>('lights.base.js');
  const garden = await load<{ compiledForm: CompiledForm }>('lights.garden.js');
  const { groupVisible } = await load<{ groupVisible: Record<string, ConditionTest> }>('groups.js');
  expect(shows(base.compiledForm.conditions[0], [{ mode: 'blink' }, { mode: 'steady' }, undefined])).toEqual([
    true,
    false,
    false,
  ]);
  expect(shows(base.compiledForm.isVisible, [{}])).toEqual([true]);
  expect(shows(garden.compiledForm.isVisible, [{ mode: 'steady' }, { mode: 'blink' }])).toEqual([true, false]);
  expect(shows(groupVisible.lights, [{ lightsShown: true }, { lightsShown: false }, {}])).toEqual([true, false, false]);
});

test('validates entities of the wire', async () => {
  const { lampEntity } = await load<{ lampEntity: Entity<unknown> }>('entities.js');
  const lamp = { id: 'a', warmup: { count: 1, unit: 'm', time: 60 } };
  expect([lampEntity.isValid(lamp), lampEntity.validate(lamp)]).toEqual([true, []]);
  expect(lampEntity.isValid({ id: 1 })).toBe(false);
  expect(lampEntity.validate({ id: 1 })).toMatchObject([{ keyword: 'type', instancePath: '/id' }]);
});

test('types the settings that forms share and derive, field by field', () => {
  const types = readFileSync(join(generated, 'types.ts'), 'utf8');
  expect(types).toContain("mode?: 'steady' | 'blink';");
  expect(types).toContain('fade?: Duration;');
  expect(types).toContain('fadeSeconds?: number | null;');
  expect(types).toMatch(/contact\?: \{\s+mail\?: string;\s+key\?: Secret;\s+gardener\?: string;/);
  expect(types).toContain('export type Lamp = {');
  const declarations = readFileSync(join(generated, 'validators/entities.d.ts'), 'utf8');
  expect(declarations).toContain('export declare const lampEntity: DeclaredEntity<Lamp>;');
});

test('collects the messages by language and namespace', () => {
  const messages = JSON.parse(readFileSync(join(generated, 'locales/zh-Hans.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  expect(Object.keys(messages)).toEqual(['data', 'forms/lights/base', 'forms/lights/garden', 'groups/lights']);
  expect(messages['groups/lights']).toEqual({
    closed: '设置中已关闭灯光。',
    'parentTabs.outdoor': '室外',
    title: '灯光',
  });
  expect(messages['forms/lights/base']).not.toHaveProperty('$schema');
});

test('names stale files, and exits with 1', async () => {
  const types = join(generated, 'types.ts');
  const left = join(generated, 'validators/lights.attic.js');
  const before = readFileSync(types, 'utf8');
  writeFileSync(types, `${before}\n`);
  writeFileSync(left, '');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', mainPath, '--root', root, '--check'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(
    stderr
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' — ')[0]),
  ).toEqual([types, left]);
  expect(writeOutputs(generated, await generate(readSchemaTree(root)))).toEqual([
    'types.ts',
    'validators/lights.attic.js',
  ]);
  expect(staleFiles(generated, await generate(readSchemaTree(root)))).toEqual([]);
});

const mainPath = fileURLToPath(new URL('main.ts', import.meta.url));

async function load<Module>(file: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(generated, 'validators', file)).href)) as Module;
}

function shows(condition: ConditionTest | undefined, values: unknown[]): (boolean | undefined)[] {
  return values.map((value) => condition?.(value));
}
