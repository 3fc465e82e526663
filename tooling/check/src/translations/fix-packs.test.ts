import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAll } from '../check-all';
import { aSchemasFolder, type SchemasFolder } from '../testing/schemas-folder';
import { fixPacks } from './fix-packs';

let folder: SchemasFolder;
let packs: string;
beforeEach(() => {
  folder = aSchemasFolder();
  packs = mkdtempSync(join(tmpdir(), 'signalbox-packs-'));
});
afterEach(() => {
  for (const path of [folder.root, packs]) rmSync(path, { recursive: true });
});

const base = 'forms/lights/base';
type Pack = Record<string, Record<string, string>>;

function aPack(content: Pack) {
  const path = join(packs, 'Français[fr].json');
  writeFileSync(path, JSON.stringify(content));
  return { path, read: () => JSON.parse(readFileSync(path, 'utf8')) as Pack };
}

const english = () => JSON.parse(folder.read(`${base}/locales/en.json`)) as Record<string, string>;

test('a pack loses what no form or group has, and keeps the messages of packages', () => {
  const title = { title: 'Feux' };
  const pack = aPack({ console: { ok: 'Oui' }, [base]: { ...title, gone: 'Parti' }, 'forms/lights/gone': title });
  const found = fixPacks({ root: folder.root, packs, writes: true, adds: false });
  expect(found).toEqual([{ path: pack.path, added: [], removed: [`${base}::gone`, 'forms/lights/gone'] }]);
  expect(pack.read()).toEqual({ console: { ok: 'Oui' }, [base]: title });
  expect(fixPacks({ root: folder.root, packs, writes: true, adds: false })).toEqual([]);
});

test('a pack gets what it lacks in English, marked: a warning as before, and an error of the strict check only', () => {
  const pack = aPack({ [base]: { title: 'Feux' } });
  const check = (isStrict: boolean) => checkAll({ root: folder.root, packs, isStrict });
  const before = check(false);
  const [fixed] = fixPacks({ root: folder.root, packs, writes: true, adds: true });
  const [key = ''] = Object.keys(english()).filter((each) => each.endsWith('.title'));
  expect(fixed?.added).toContain(`${base}::${key}`);
  expect(pack.read()[base]).toMatchObject({ title: 'Feux', [key]: `[[${english()[key]}]]` });
  expect(check(false)).toEqual(before);
  expect(before).toMatchObject({ errors: [], warnings: [expect.stringContaining(`lacks messages of`)] });
  expect(check(true).errors.map(({ wrong }) => wrong)).toContain(`the message "${key}" is still to be written`);
  aPack({ ...pack.read(), [base]: { ...english(), title: ' ' } });
  expect(check(false).errors.map(({ wrong }) => wrong)).toEqual(['in the message "title" is nothing to see']);
});

test('a pack keeps the messages of a form whose English file is not valid, and nothing is written without being asked to', () => {
  folder.write(`${base}/locales/en.json`, '{');
  const pack = aPack({ [base]: { title: 'Feux' }, 'groups/none': { title: 'Rien' } });
  const found = fixPacks({ root: folder.root, packs, writes: false, adds: true });
  expect(found[0]?.removed).toEqual(['groups/none']);
  expect(pack.read()).toEqual({ [base]: { title: 'Feux' }, 'groups/none': { title: 'Rien' } });
});
