import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { checkAll, checkForms } from './check-all';
import { formatError } from '@signalbox/schema-check';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const handbook = readFileSync(join(repository, 'docs/authoring.md'), 'utf8');

/** The blocks of a recipe by the name above each. */
type Recipe = { title: string; blocks: Map<string, JsonObject> };

const recipes: Recipe[] = handbook
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    blocks: new Map(
      [...section.matchAll(/^`([\w./-]+)`:\n\n```json\n([\s\S]*?)```/gm)].map(([, name = '', content = '']) => [
        name,
        JSON.parse(content) as JsonObject,
      ]),
    ),
  }));

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(recipes.filter(({ blocks }) => blocks.has('locales/en.json')))('$title: the tab is valid', ({ blocks }) => {
  root = someSchemas();
  const part = (name: string): JsonObject => blocks.get(name) ?? {};
  write('forms/settings/recipe/form.json', {
    $schema: '../../../meta/form.schema.json',
    id: 'settings/recipe',
    place: { group: 'settings', order: 990, ...part('place') },
    permission: { edit: 'setting.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: part('schema.properties'),
      ...part('schema'),
    },
    uiSchema: part('uiSchema'),
    ...part('form.json'),
  });
  for (const language of ['en', 'zh-Hans'])
    write(`forms/settings/recipe/locales/${language}.json`, { title: 'Recipe', ...part('locales/en.json') });
  // The recipe of a widget says what the one of its plug-in takes.
  if (blocks.has('widgets.json')) {
    for (const plugin of ['backup', 'notifications', 'studio'])
      cpSync(join(repository, `plugins/${plugin}/widgets.json`), join(root, `plugins/${plugin}/widgets.json`));
    write('plugins/lamps/widgets.json', part('widgets.json'));
  }
  const { errors } = blocks.has('widgets.json')
    ? checkForms({ root, plugins: join(root, 'plugins') })
    : checkAll({ root });
  expect(errors.map(formatError)).toEqual([]);
});

test('a page: with a tab of another recipe it is valid', () => {
  root = someSchemas();
  const page = recipes.find(({ blocks }) => blocks.has('group.json'))?.blocks.get('group.json') ?? {};
  const folder = `forms/${String(page['key'])}`;
  write(`${folder}/group.json`, page);
  write(`${folder}/base/form.json`, {
    $schema: '../../../meta/form.schema.json',
    id: `${String(page['key'])}/base`,
    place: { group: page['key'] ?? '', order: 10 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', additionalProperties: false, properties: { isOn: { type: 'boolean' } } },
    uiSchema: {},
  });
  for (const language of ['en', 'zh-Hans']) {
    write(`${folder}/locales/${language}.json`, { title: 'Workshop' });
    write(`${folder}/base/locales/${language}.json`, { title: 'Base', 'isOn.title': 'On' });
  }
  expect(checkAll({ root }).errors.map(formatError)).toEqual([]);
});

test('a list page: with a form and messages it is valid', () => {
  root = someSchemas();
  const blocks = recipes.find((each) => each.blocks.has('collection.json'))?.blocks;
  const list = blocks?.get('collection.json') ?? {};
  const [plugin = ''] = String(list['id']).split('/');
  const folder = `collections/${String(list['id'])}`;
  write(`collections/${plugin}/group.json`, blocks?.get('group.json') ?? {});
  write(`${folder}/collection.json`, list);
  const size = { type: 'object', additionalProperties: false, properties: { width: { type: 'integer' } } };
  write(`${folder}/form.json`, {
    $schema: '../../../meta/form.schema.json',
    id: list['id'] ?? '',
    place: { group: plugin, order: 10 },
    permission: { edit: 'setting.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { name: { type: 'string', maxLength: 100 }, size },
    },
    uiSchema: {},
  });
  for (const language of ['en', 'zh-Hans']) {
    write(`collections/${plugin}/locales/${language}.json`, { title: 'Workshop' });
    write(`${folder}/locales/${language}.json`, {
      title: 'Tools',
      empty: 'There are no tools',
      'name.title': 'Name',
      'size.title': 'Size',
      'size.width.title': 'Width',
    });
  }
  expect(checkAll({ root }).errors.map(formatError)).toEqual([]);
});

test('has a recipe for each want that it promises', () => {
  expect(recipes.filter(({ blocks }) => blocks.size > 0).length).toBeGreaterThanOrEqual(12);
});

/** The schemas of the product, without what is generated from them. */
function someSchemas(): string {
  const copy = mkdtempSync(join(tmpdir(), 'signalbox-recipe-'));
  for (const folder of ['forms', 'collections', 'shared', 'meta', 'data', 'entities'])
    cpSync(join(repository, 'packages/schemas', folder), join(copy, folder), { recursive: true });
  return copy;
}

function write(file: string, content: JsonObject): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}
