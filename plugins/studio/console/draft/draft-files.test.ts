import { expect, test } from 'vitest';
import { changedFile, draftFiles, textOf, withText } from './draft-files';
import { folderOf } from './folder-of';
import { newDraft } from './new-draft';

const languages = ['en', 'zh-Hans', 'fr'];

test('each file of a draft is read and changed by its path', () => {
  expect(draftFiles(languages)).toEqual([
    'form.json',
    'locales/en.json',
    'locales/zh-Hans.json',
    'translations/fr.json',
  ]);
  for (const file of draftFiles(languages)) expect(textOf(withText(newDraft, file, '{ }'), file)).toBe('{ }');
});

test('the id in the form names the folder, unless it is no id', () => {
  expect(withText(newDraft, 'form.json', '{ "id": "settings/upkeep" }').id).toBe('settings/upkeep');
  for (const text of ['{ "id": "Settings" }', '{ "id": 3 }', '{ "id"', '[]'])
    expect(withText(newDraft, 'form.json', text).id).toBe(newDraft.id);
});

test('a further language goes with its text, and is what changed', () => {
  const french = withText(newDraft, 'translations/fr.json', '{ "title": "Exemple" }');
  expect(changedFile(newDraft, french)).toBe('translations/fr.json');
  expect(withText(french, 'translations/fr.json', ' ').messages).toEqual(newDraft.messages);
});

test('the folder has further languages as parts of language packs, outside of the tab', () => {
  const french = withText(newDraft, 'translations/fr.json', '{ "title": "Exemple" }');
  const folder = folderOf(withText(french, 'translations/ar.json', '{}'));
  expect(Object.keys(folder)).toEqual([
    'forms/settings/example/form.json',
    'forms/settings/example/locales/en.json',
    'forms/settings/example/locales/zh-Hans.json',
    'translations/settings-example.fr.json',
  ]);
  expect(JSON.parse(new TextDecoder().decode(folder['translations/settings-example.fr.json']))).toEqual({
    'forms/settings/example': { title: 'Exemple' },
  });
});

test('the folders of two tabs have no file in common', () => {
  const french = withText(newDraft, 'translations/fr.json', '{ "title": "Exemple" }');
  const other = folderOf(withText(french, 'form.json', '{ "id": "settings/upkeep" }'));
  expect(Object.keys(folderOf(french)).filter((path) => Object.hasOwn(other, path))).toEqual([]);
});

test.each(['{ "title": "Exemple"', '["Exemple"]'])(
  'the folder keeps the text of a further language that is no messages: %s',
  (text) => {
    const folder = folderOf(withText(newDraft, 'translations/fr.json', text));
    expect(new TextDecoder().decode(folder['translations/settings-example.fr.json'])).toBe(
      `{\n  "forms/settings/example": ${text}\n}\n`,
    );
  },
);
