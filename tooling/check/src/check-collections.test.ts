import { errorsOfForms, errorsOfMessages } from '@signalbox/schema-check';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { checkStrayFiles } from './check-stray-files';
import { diskSources } from './disk-sources';
import { addCollection, collectionFile, recordForm } from './testing/a-collection';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const groupFile = 'collections/lamps/group.json';

function errorsAfter(plant: (folder: SchemasFolder) => void) {
  const folder = aSchemasFolder();
  addCollection(folder);
  plant(folder);
  const sources = diskSources({ root: folder.root });
  const ofForms = errorsOfForms(sources);
  const errors = [...ofForms, ...errorsOfMessages(sources, ofForms), ...checkStrayFiles(folder.root)];
  folder.remove('.');
  return errors.map(({ file, pointer, wrong, remedy }) => ({ file, pointer, text: `${wrong}; ${remedy}` }));
}

test('takes a list page with its form and messages', () => expect(errorsAfter(() => undefined)).toEqual([]));

test.each<[string, string, JsonValue | undefined, string]>([
  ['an id that is not the folder', '/id', 'lamps/bulb', 'the folder is "lamps/lamp"'],
  ['a column that is no field', '/columns/1', 'place.pol', 'did you mean "place.pole"?'],
  ['a column that is a section', '/columns/1', 'place', 'not in the form beside it'],
  ['an order by what is no field', '/sort', '-nam', 'did you mean "name"?'],
  ['an unknown permission', '/permissions/edit', 'light.edits', 'did you mean "light.edit"?'],
  ['an unknown permission of the page', '/page/permissions', ['light.edits'], 'did you mean "light.edit"?'],
  ['an unknown entity', '/entity', 'lam', 'did you mean "lamp"?'],
  ['the address of another page', '/page/url', '/app/lamps', 'another page has the address /app/lamps'],
  ['the address of a settings page', '/page/url', '/app/lights', 'another page has the address /app/lights'],
  ['an unknown word', '/colums', ['name'], 'did you mean "columns"?'],
  ['a limited comparison of what is no field', '/compare', { nam: 'equals' }, 'did you mean "name"?'],
  ['an unknown comparison', '/compare', { name: 'equal' }, 'did you mean "equals"?'],
  ['a live column that is no field', '/live', ['nam'], 'did you mean "name"?'],
  ['no columns', '/columns', undefined, '"columns" is missing'],
])('finds %s', (_name, pointer, value, message) => {
  const errors = errorsAfter((folder) => folder.set(collectionFile, pointer, value));
  expect(errors).toHaveLength(1);
  expect(errors[0]?.file).toMatch(new RegExp(`${collectionFile}$`));
  expect(errors[0]?.text).toContain(message);
});

test('takes a list that is only read, and an action with its messages', () => {
  const named = 'collections/lamps/lamp/locales';
  const errors = (messages: Record<string, string>) =>
    errorsAfter(({ set }) => {
      set(collectionFile, '/permissions', { view: 'light.view' });
      set(collectionFile, '/actions', [{ name: 'dim', permission: 'light.edit', confirmWhen: { name: [null] } }]);
      for (const language of ['en', 'zh-Hans'])
        for (const [key, text] of Object.entries(messages)) set(`${named}/${language}.json`, `/${key}`, text);
    }).map(({ text }) => text);
  const texts = { 'actions.dim.title': 'Dim', 'actions.dim.done': 'It is dim now', 'name.empty': 'No name' };
  expect(errors({ ...texts, 'actions.dim.confirm': 'Dim it?' })).toEqual([]);
  expect(errors(texts)).toContainEqual(expect.stringContaining('actions.dim.confirm'));
});

test.each<[string, (folder: SchemasFolder) => void, string]>([
  ['a list without a form', ({ remove }) => remove(recordForm), 'form.json is missing'],
  ['a form without a list', ({ remove }) => remove(collectionFile), 'collection.json is missing'],
  ['a misspelt name', ({ write }) => write('collections/lamps/lamp/collections.json', '{}'), 'nothing reads this file'],
  [
    'a list among the tabs',
    ({ write, read }) => write('forms/lights/base/collection.json', read(collectionFile)),
    'nothing reads this file',
  ],
  [
    'an unknown permission of an action',
    ({ set }) => set(collectionFile, '/actions', [{ name: 'dim', permission: 'light.edits' }]),
    'did you mean "light.edit"?',
  ],
  [
    'a condition of an action on what is no field',
    ({ set }) => set(collectionFile, '/actions', [{ name: 'dim', permission: 'light.edit', when: { nam: [1] } }]),
    'did you mean "name"?',
  ],
  [
    'an action that nothing serves',
    ({ set }) => {
      set(collectionFile, '/entity', undefined);
      set(collectionFile, '/actions', [{ name: 'dim', permission: 'light.edit' }]);
    },
    'remove "actions"',
  ],
  [
    'two lists of the same records',
    ({ write, read }) => write('collections/lamps/bulb/collection.json', read(collectionFile)),
    'another list has the address core/lamp',
  ],
  [
    'a group that would make settings tabs of the forms',
    ({ set }) => {
      set(groupFile, '/isDialogs', undefined);
      set(groupFile, '/permission/edit', 'light.edit');
    },
    'add "isDialogs": true',
  ],
  [
    'a group with a mistake',
    ({ set }) => set(groupFile, '/permission', undefined),
    'collections/lamps/group.json; add or correct that file',
  ],
  [
    'messages that nothing uses',
    ({ set }) => set('collections/lamps/lamp/locales/en.json', '/empti', 'None'),
    'did you mean "empty"?',
  ],
])('finds %s', (_name, plant, message) => {
  expect(errorsAfter(plant).map(({ text }) => text)).toContainEqual(expect.stringContaining(message));
});

test('calls no field of a record a setting while its group has a mistake', () => {
  const wrong = errorsAfter(({ set, write, read }) => {
    set(groupFile, '/permission', undefined);
    const { properties } = (JSON.parse(read('forms/lights/base/form.json')) as { schema: JsonObject }).schema;
    write(recordForm, JSON.stringify({ ...JSON.parse(read(recordForm)), schema: { type: 'object', properties } }));
  });
  expect(wrong.filter(({ text }) => text.includes('already set'))).toEqual([]);
});
