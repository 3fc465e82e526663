import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkAll } from './check-all';
import { formatError } from '@signalbox/schema-check';
import { aSchemasFolder } from './testing/schemas-folder';

const messages = {
  'packages/engine/locales/en.json': { 'validation.required': '{title} cannot be empty' },
  'packages/engine/locales/zh-Hans.json': { 'validation.required': '{title}不能为空' },
  'plugins/media/locales/en.json': { empty: 'No files' },
  'plugins/media/locales/zh-Hans.json': { empty: '没有文件' },
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('finds no error in packages with the same messages in both languages', () => {
  expect(reportOf(aFolderOf(messages))).toEqual([]);
});

test('finds a message that a package lacks in the second language, with its file', () => {
  const repository = aFolderOf({ ...messages, 'plugins/media/locales/zh-Hans.json': {} });
  expect(reportOf(repository)).toEqual([
    `${join(repository, 'plugins/media/locales/zh-Hans.json')}:1:1 /empty — the message "empty" is missing; translate it: "No files"`,
  ]);
});

test('finds a package without its second language', () => {
  const { 'plugins/media/locales/zh-Hans.json': _, ...rest } = messages;
  const [error, ...others] = reportOf(aFolderOf(rest));
  expect(error).toContain('plugins/media/locales/zh-Hans.json:1:1 (whole file) — this file is missing');
  expect(others).toEqual([]);
});

test('finds a param that the translation of a package lacks', () => {
  const repository = aFolderOf({
    ...messages,
    'packages/engine/locales/zh-Hans.json': { 'validation.required': '不能为空' },
  });
  expect(reportOf(repository)).toEqual([
    expect.stringContaining(
      ':1:24 /validation.required — the message "validation.required" has no params, but {title}',
    ),
  ]);
});

test('finds a message of a plug-in that is in the wrong folder, or in two', () => {
  const folder = 'plugins/media/locales';
  const inLocales = { empty: 'No files', 'errors.full': 'It is full' };
  const inPage = { empty: 'No files', 'phase.read': 'Reading', choose: 'Choose' };
  const inPlatform = { 'errors.gone': 'It is gone', title: 'Media' };
  const written = Object.entries({ '': inLocales, '/page': inPage, '/platform': inPlatform }).flatMap(([part, texts]) =>
    ['en', 'zh-Hans'].map((language) => [`${folder}${part}/${language}.json`, texts]),
  );
  const repository = aFolderOf({ ...messages, ...(Object.fromEntries(written) as Record<string, object>) });
  expect(reportOf(repository)).toEqual([
    expect.stringContaining('locales/en.json:1:21 /errors.full — the message "errors.full" is in locales; move it to'),
    expect.stringContaining('locales/page/en.json:1:10 /empty — the message "empty" is in locales too; remove one'),
    expect.stringContaining(
      'locales/page/en.json:1:21 /phase.read — the message "phase.read" is in locales/page; move',
    ),
    expect.stringContaining(
      'locales/platform/en.json:1:29 /title — the message "title" is in locales/platform; move it',
    ),
  ]);
});

test('finds no error in a pack that has the messages of all folders of a plug-in under its one namespace', () => {
  const repository = aFolderOf({
    ...messages,
    'plugins/media/locales/page/en.json': { choose: 'Choose' },
    'plugins/media/locales/page/zh-Hans.json': { choose: '选择' },
  });
  const pack = { ...aPack(), media: { empty: 'Aucun fichier', choose: 'Choisir' } };
  expect(reportOf(repository, { 'Français[fr].json': pack })).toEqual([]);
  expect(reportOf(repository, { 'Français[fr].json': aPack() })).toEqual([
    expect.stringContaining(' /media/choose — the message "choose" is missing'),
  ]);
});

test('finds no error in a pack that translates every namespace', () => {
  expect(reportOf(aFolderOf(messages), { 'Français[fr].json': aPack() })).toEqual([]);
});

test('finds a namespace that a pack lacks', () => {
  const { media: _, ...pack } = aPack();
  expect(reportOf(aFolderOf(messages), { 'Français[fr].json': pack })).toEqual([
    expect.stringContaining(' /media — the messages of "media" are missing'),
  ]);
});

test('finds a message that a pack lacks, an unknown message, and a different param', () => {
  const pack = { ...aPack(), media: { emty: 'x' }, engine: { 'validation.required': 'x' } };
  expect(reportOf(aFolderOf(messages), { 'Français[fr].json': pack })).toEqual([
    expect.stringContaining(
      ' /engine/validation.required — the message "validation.required" has no params, but {title}',
    ),
    expect.stringContaining(' /media/empty — the message "empty" is missing'),
    expect.stringContaining(' /media/emty — the message "emty" is not in '),
  ]);
});

test('warns of missing messages of a pack unless the check is strict, but reports errors in it', () => {
  const { media: _, ...rest } = aPack();
  const pack = { ...rest, engine: { 'validation.required': 'x' } };
  const report = checkAll({
    root: schemasRoot(),
    repository: aFolderOf(messages),
    packs: aFolderOf({ 'Français[fr].json': pack }),
  });
  expect(report.errors.map(formatError)).toEqual([expect.stringContaining('has no params, but {title}')]);
  expect(report.warnings).toEqual([
    expect.stringMatching(/Français\[fr\]\.json — lacks messages of media: .*npm run check -- --strict lists them$/),
  ]);
});

test('requires the plural forms of the language of a pack, and no number in a form for a single number', () => {
  const counting = {
    ...messages,
    'plugins/media/locales/en.json': { files_one: '{count} file', files_other: '{count} files' },
  };
  const repository = aFolderOf({
    ...counting,
    'plugins/media/locales/zh-Hans.json': { files_one: '{count} 个文件', files_other: '{count} 个文件' },
  });
  const media = { files_one: 'ملف واحد', files_two: 'ملفان', files_few: 'ملفات', files_many: '{count} ملفًا' };
  expect(reportOf(repository, { 'العربية[ar].json': { ...aPack(), media } })).toEqual([
    expect.stringContaining(' /media/files_other — the message "files_other" is missing'),
    expect.stringContaining(' /media/files_zero — the message "files_zero" is missing'),
    expect.stringContaining(' /media/files_few — the message "files_few" has no params, but {count}'),
  ]);
});

test('finds an unknown namespace, and a pack whose name has no language code', () => {
  const report = reportOf(aFolderOf(messages), { 'francais.json': { ...aPack(), medai: {} } });
  expect(report).toEqual([
    expect.stringContaining('francais.json:1:1 (whole file) — the file name names no language'),
    expect.stringContaining(' /medai — there is no namespace "medai"; did you mean "media"?'),
  ]);
});

test('reports a folder without packs', () => {
  expect(reportOf(aFolderOf(messages), {})).toEqual([
    expect.stringContaining('there is no language pack in this folder'),
  ]);
});

function aPack(): Record<string, Record<string, string>> {
  return {
    engine: { 'validation.required': '{title} est obligatoire' },
    media: { empty: 'Aucun fichier' },
    ...englishMessages(),
  };
}

/** The English messages of the schemas fixture, used as their own translation. */
function englishMessages(): Record<string, Record<string, string>> {
  const files = {
    'forms/lights/base': 'forms/lights/base/locales/en.json',
    'forms/lights/garden': 'forms/lights/garden/locales/en.json',
    'groups/lights': 'forms/lights/locales/en.json',
    data: 'data/locales/en.json',
  };
  const folder = aSchemasFolder();
  folders.push(folder.root);
  return Object.fromEntries(
    Object.entries(files).map(([namespace, file]) => {
      const { $schema: _, ...keys } = JSON.parse(folder.read(file)) as Record<string, string>;
      return [namespace, keys];
    }),
  );
}

function reportOf(repository: string, packs?: Record<string, unknown>): string[] {
  const folder = packs ? aFolderOf(packs) : undefined;
  const request = { root: schemasRoot(), repository, isStrict: true, ...(folder ? { packs: folder } : {}) };
  return checkAll(request).errors.map(formatError);
}

function schemasRoot(): string {
  const { root } = aSchemasFolder();
  folders.push(root);
  return root;
}

function aFolderOf(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-messages-'));
  folders.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  }
  return root;
}
