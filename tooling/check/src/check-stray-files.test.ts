import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAll } from './check-all';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

let folder: SchemasFolder;
beforeEach(() => {
  folder = aSchemasFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true }));

test.each([
  ['forms/lights/attic', 'the folder has no tab', 'npm run new-tab'],
  ['forms/lamps', 'the folder has no page', 'add group.json and a tab'],
  ['forms/lamps/base', 'the folder has no page', 'add group.json and a tab', 'forms/lamps'],
  ['forms/lights/attic/locales', 'the folder has no tab', 'add form.json and its messages', 'forms/lights/attic'],
])('reports the empty folder %s', (path, wrong, remedy, place = path) => {
  mkdirSync(join(folder.root, path), { recursive: true });
  const { errors } = checkAll({ root: folder.root });
  expect(errors.map((error) => ({ ...error, file: relative(folder.root, error.file) }))).toEqual([
    { file: place, line: 1, column: 1, pointer: '', wrong, remedy: expect.stringContaining(remedy) },
  ]);
});

test.each([
  ['en.json~', 'remove it: en.json is in the same folder'],
  ['fr.json~', 'rename it to fr.json'],
])('says for the messages %s what to do', (name, remedy) => {
  folder.write(`forms/lights/base/locales/${name}`, '{}');
  expect(checkAll({ root: folder.root }).errors).toEqual([
    expect.objectContaining({ wrong: 'nothing reads a file of this name', remedy }),
  ]);
});

test('says nothing of notes beside a tab', () => {
  folder.write('forms/lights/base/README.md', 'Who repairs the lights.');
  folder.write('forms/lights/base/reform.md', 'What changes next year.');
  expect(checkAll({ root: folder.root }).errors).toEqual([]);
});
