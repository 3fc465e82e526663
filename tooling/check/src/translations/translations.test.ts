import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAll } from '../check-all';
import { aSchemasFolder, type SchemasFolder } from '../testing/schemas-folder';
import { moveTranslations } from './move-translations';

let folder: SchemasFolder;
let packs: string;
beforeEach(() => {
  folder = aSchemasFolder();
  packs = mkdtempSync(join(tmpdir(), 'signalbox-packs-'));
  mkdirSync(packs, { recursive: true });
  writeFileSync(
    join(packs, 'Français[fr].json'),
    JSON.stringify({ console: { ok: 'Oui' }, 'forms/a/b': { title: 'A' } }),
  );
});
afterEach(() => {
  for (const path of [folder.root, packs]) rmSync(path, { recursive: true });
});

const file = 'translations/a-b.fr.json';
const move = (writes: boolean) => moveTranslations({ root: folder.root, packs, writes });

test('the check names texts that wait for their pack, and how they get there', () => {
  expect(checkAll({ root: folder.root }).errors).toEqual([]);
  folder.write(file, '{ "forms/a/b": { "title": "B" } }');
  expect(checkAll({ root: folder.root }).errors).toEqual([
    expect.objectContaining({ file: join(folder.root, file), remedy: expect.stringContaining('npm run messages') }),
  ]);
});

test('the check says of texts without a pack of their language how they get one', () => {
  folder.write('translations/a-b.zh-Hant.json', '{ "forms/a/b": { "title": "B" } }');
  folder.write(file, '{ "forms/a/b": { "title": "B" } }');
  const waiting = () =>
    checkAll({ root: folder.root, packs }).errors.filter((error) => error.file.includes('translations/'));
  expect(waiting()).toEqual([
    expect.objectContaining({ remedy: 'npm run messages -- --fix moves them there' }),
    expect.objectContaining({
      wrong: 'no language pack is called label[zh_Hant].json',
      remedy: expect.stringContaining(`add that pack with {} in ${packs}`),
    }),
  ]);
  writeFileSync(join(packs, '繁體中文[zh_Hant].json'), '{}');
  expect(move(true)).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test('texts of two tabs go into the same pack', () => {
  folder.write(file, '{ "forms/a/b": { "title": "B" } }');
  folder.write('translations/a-c.fr.json', '{ "forms/a/c": { "title": "C" } }');
  move(true);
  expect(JSON.parse(readFileSync(join(packs, 'Français[fr].json'), 'utf8'))).toMatchObject({
    'forms/a/b': { title: 'B' },
    'forms/a/c': { title: 'C' },
  });
});

test('texts go into the pack of their language, in the place of those that it has, and their file goes', () => {
  folder.write(file, '{ "forms/a/b": { "title": "B", "x.title": "X" }, "forms/a/c": { "title": "C" } }');
  const found = [
    { path: join(folder.root, file), pack: join(packs, 'Français[fr].json'), namespaces: ['forms/a/b', 'forms/a/c'] },
  ];
  expect(move(false)).toEqual(found);
  expect(folder.read(file)).toContain('"B"');
  expect(move(true)).toEqual(found);
  expect(JSON.parse(readFileSync(join(packs, 'Français[fr].json'), 'utf8'))).toEqual({
    console: { ok: 'Oui' },
    'forms/a/b': { title: 'B', 'x.title': 'X' },
    'forms/a/c': { title: 'C' },
  });
  expect(existsSync(join(folder.root, 'translations'))).toBe(false);
});

test('texts without a pack of their language stay', () => {
  folder.write('translations/a-b.zh-Hant.json', '{ "forms/a/b": { "title": "B" } }');
  expect(move(true)).toMatchObject([{ pack: undefined }]);
  expect(folder.read('translations/a-b.zh-Hant.json')).toContain('"B"');
});

test('a file that is no JSON is named', () => {
  folder.write(file, '{');
  expect(() => move(true)).toThrow(`${join(folder.root, file)} is no JSON`);
});

test('a file that is no object of messages is an error, and no pack changes', () => {
  folder.write(file, '{ "forms/a/b": "B" }');
  expect(() => move(true)).toThrow('"forms/a/b" is no object of messages');
  expect(readFileSync(join(packs, 'Français[fr].json'), 'utf8')).toContain('"A"');
});
