import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSchemasFolder, type SchemasFolder } from '../testing/schemas-folder';
import { createAuthorPass } from './create-author-pass';
import { describePass } from './describe-pass';

const base = 'forms/lights/base/form.json';

let folder: SchemasFolder;
beforeEach(() => {
  folder = aSchemasFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true }));

test('sends the changed form, its validator and the runtime, and nothing of the others', async () => {
  const pass = createAuthorPass({ root: folder.root });
  expect((await pass()).update?.modules).toEqual([]);
  folder.set(base, '/schema/properties/rate/maximum', 7);
  folder.set('forms/lights/base/locales/en.json', '/title', 'Lamps');
  const { update, errors, written } = await pass();
  expect(errors).toEqual([]);
  expect(update?.modules.map(({ file }) => file)).toEqual(['lights.base.js', 'runtime.js']);
  expect(update?.tables.forms.find(({ id }) => id === 'lights/base')?.schema.properties?.['rate']?.maximum).toBe(7);
  expect(update?.messages['en']?.['forms/lights/base']?.['title']).toBe('Lamps');
  expect(written).toContain('validators/lights.base.js');
  expect(written).not.toContain('validators/lights.garden.js');
});

test('a form with an error changes nothing, and is named', async () => {
  const pass = createAuthorPass({ root: folder.root });
  await pass();
  const before = readFileSync(join(folder.root, 'generated/forms/lights.ts'), 'utf8');
  folder.set(base, '/schema/properties/rate/maximun', 7);
  const result = await pass();
  expect(result.update).toBeUndefined();
  expect(result.errors).toMatchObject([{ pointer: '/schema/properties/rate/maximun', line: expect.any(Number) }]);
  expect(readFileSync(join(folder.root, 'generated/forms/lights.ts'), 'utf8')).toBe(before);
  expect(describePass(result).at(-1)).toMatch(/^1 error: .* The last version without errors stays in use\.$/);
  folder.set(base, '/schema/properties/rate/maximun', undefined);
  expect(await pass()).toMatchObject({ errors: [], update: { modules: [] } });
});

test('a message that is missing is an error, but the form is shown', async () => {
  const pass = createAuthorPass({ root: folder.root });
  await pass();
  folder.set('forms/lights/base/locales/zh-Hans.json', '/mode.title', undefined);
  const { errors, update } = await pass();
  expect(errors).toMatchObject([{ pointer: '/mode.title' }]);
  expect(update).toBeDefined();
});

test('after a start with an error, all modules count as changed: the console is built from earlier files', async () => {
  const pass = createAuthorPass({ root: folder.root });
  folder.replace(base, '"id"', '"idd"');
  expect((await pass()).update).toBeUndefined();
  expect(existsSync(join(folder.root, 'generated'))).toBe(false);
  folder.replace(base, '"idd"', '"id"');
  const { update } = await pass();
  expect(update?.modules.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['lights.base.js', 'lights.garden.js', 'groups.js']),
  );
});

test('a new tab is in the tables, and a removed one is not', async () => {
  const pass = createAuthorPass({ root: folder.root });
  const idsOf = async () => {
    const { errors, update } = await pass();
    expect(errors).toEqual([]);
    return update?.tables.forms.map(({ id }) => id) ?? [];
  };
  const before = await idsOf();
  const attic = {
    $schema: '../../../meta/form.schema.json',
    id: 'lights/attic',
    place: { group: 'lights', order: 95 },
    permission: { edit: 'light.edit' },
    schema: { type: 'object', additionalProperties: false, properties: { isAtticLit: { type: 'boolean' } } },
    uiSchema: {},
  };
  folder.write('forms/lights/attic/form.json', JSON.stringify(attic));
  for (const [language, title] of [
    ['en', 'Attic'],
    ['zh-Hans', '阁楼'],
  ])
    folder.write(
      `forms/lights/attic/locales/${language}.json`,
      JSON.stringify({ $schema: '../../../../meta/messages.schema.json', title, 'isAtticLit.title': title }),
    );
  expect(await idsOf()).toEqual([...before, 'lights/attic']);
  folder.remove('forms/lights/attic');
  expect(await idsOf()).toEqual(before);
});
