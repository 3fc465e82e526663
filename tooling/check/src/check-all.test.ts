import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkAll, checkForms } from './check-all';
import { formatError } from '@signalbox/schema-check';
import { plantedInJson } from './testing/planted/json';
import { plantedGrids } from './testing/planted/grids';
import { plantedInGates } from './testing/planted/gates';
import { plantedInPlaces } from './testing/planted/places';
import { plantedInSchemas } from './testing/planted/schemas';
import { plantedInMessages } from './testing/planted/locales';
import { plantedInFiles } from './testing/planted/files';
import { plantedInBounds } from './testing/planted/bounds';
import { plantedBranches } from './testing/planted/branches';
import { plantedUndrawn } from './testing/planted/drawn';
import { plantedFromElsewhere } from './testing/planted/carried';
import { plantedVisibilities } from './testing/planted/visibility';
import { plantedInDefinitions } from './testing/planted/definitions';
import { plantedInComparisons } from './testing/planted/comparisons';
import { plantedInLimits } from './testing/planted/limits';
import { plantedInMigrations } from './testing/planted/migrations';
import { plantedWithoutContent } from './testing/planted/content';
import { plantedOptionalData } from './testing/planted/optional-data';
import { plantedReadOnly } from './testing/planted/read-only';
import { plantedInRjsfParts } from './testing/planted/rjsf-parts';
import { plantedLocked } from './testing/planted/locked';
import { plantedSlips } from './testing/planted/slips';
import { plantedInSyntax } from './testing/planted/syntax';
import { plantedInTabs } from './testing/planted/tabs';
import { plantedInWidgets } from './testing/planted/widgets';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const folders: SchemasFolder[] = [];
afterEach(() => {
  for (const { root } of folders.splice(0)) rmSync(root, { recursive: true });
});

test('finds no error in valid schemas', () => {
  const folder = aFolder();
  expect(checkAll({ root: folder.root })).toEqual({ errors: [], warnings: [], fileCount: 18, formCount: 2 });
});

const planted = [
  ...plantedInJson,
  ...plantedInSyntax,
  ...plantedSlips,
  ...plantedLocked,
  ...plantedInPlaces,
  ...plantedGrids,
  ...plantedInGates,
  ...plantedInSchemas,
  ...plantedInMessages,
  ...plantedInWidgets,
  ...plantedFromElsewhere,
  ...plantedVisibilities,
  ...plantedBranches,
  ...plantedUndrawn,
  ...plantedInDefinitions,
  ...plantedInComparisons,
  ...plantedInLimits,
  ...plantedInBounds,
  ...plantedWithoutContent,
  ...plantedOptionalData,
  ...plantedReadOnly,
  ...plantedInRjsfParts,
  ...plantedInTabs,
  ...plantedInFiles,
  ...plantedInMigrations,
];

test('looks for at least 200 mistakes, each with its line', () => {
  expect(planted.length).toBeGreaterThanOrEqual(200);
  // Without parts of the line, the mistake is of the whole file.
  expect(planted.filter(({ at }) => at.length > 0).length).toBeGreaterThanOrEqual(200);
});

test.each(planted)('finds $name', ({ plant, file, at, pointer, message }) => {
  const folder = aFolder();
  plant(folder);
  const report = checkAll({ root: folder.root }).errors.map(formatError);
  const wanted = `${join(folder.root, file)}:${placeOf(folder.read(file), at)} ${pointer || '(whole file)'} — `;
  const matching = report.filter((line) => line.startsWith(wanted) && line.includes(message));
  expect(matching, `wanted ${wanted}…${message}, but found:\n${report.join('\n')}\n`).toHaveLength(1);
});

test('allows dialogs values with names of settings and the place of a page, but nothing to derive', () => {
  const folder = aFolder();
  const group = JSON.parse(folder.read('forms/lights/group.json')) as object;
  folder.write('forms/lamps/group.json', JSON.stringify({ ...group, key: 'lamps', isDialogs: true }));
  const form = JSON.parse(folder.read('forms/lights/base/form.json')) as object;
  const twin = { ...form, id: 'lamps/base', place: { group: 'lamps', order: 10 } };
  folder.write('forms/lamps/base/form.json', JSON.stringify(twin));
  for (const path of ['locales', 'base/locales'])
    for (const language of ['en', 'zh-Hans'])
      folder.write(`forms/lamps/${path}/${language}.json`, folder.read(`forms/lights/${path}/${language}.json`));
  const { errors } = checkAll({ root: folder.root });
  expect(errors.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    `${join(folder.root, 'forms/lamps/base/form.json')} /derive`,
  ]);
});

test('allows migrations of every kind', () => {
  const folder = aFolder();
  const form = 'forms/lights/base/form.json';
  folder.set(form, '/schema/properties/rate/renamedFrom', 'speed');
  folder.set(form, '/migrate', [
    {
      since: '1.1.0',
      steps: [
        { rename: '/style', to: '/look' },
        { rename: '/look', to: '/mode' },
        { map: '/mode', values: [{ from: 'still', to: 'steady' }] },
        { clamp: '/rate' },
      ],
    },
    {
      since: '1.2.0',
      steps: [
        { split: '/address', at: ' ', to: ['/contact/mail', '/rate'] },
        { move: '/gardenShown', to: '/garden/isShown', tab: 'lights/garden' },
        { keep: '/fade', reason: 'The limit never applied.' },
      ],
    },
  ]);
  folder.set('forms/lights/garden/form.json', '/schema/properties/garden', {
    type: 'object',
    additionalProperties: false,
    properties: { isShown: { type: 'boolean', deprecated: true, since: '1.0.0' } },
  });
  for (const language of ['en', 'zh-Hans']) {
    const file = `forms/lights/garden/locales/${language}.json`;
    for (const key of ['garden.title', 'garden.isShown.title', 'garden.isShown.deprecated'])
      folder.set(file, `/${key}`, `${key} ${language}`);
  }
  expect(checkAll({ root: folder.root }).errors.map(formatError)).toEqual([]);
});

test('the title of an item is a message with the named fields, and no others', () => {
  const folder = aFolder();
  folder.set('forms/lights/garden/form.json', '/uiSchema/lamps/ui:options/itemTitle', ['title', 'colour']);
  const errors = () => checkAll({ root: folder.root }).errors.map(({ pointer }) => pointer);
  expect(errors()).toContain('/lamps.itemTitle');
  const write = (text: string) => {
    for (const language of ['en', 'zh-Hans'])
      folder.set(`forms/lights/garden/locales/${language}.json`, '/lamps.itemTitle', `${text} ${language}`);
  };
  write('{title}: {colour}');
  expect(errors()).toEqual([]);
  write('{title}: {phone}');
  expect(errors()).toEqual(['/lamps.itemTitle', '/lamps.itemTitle']);
  write('{title}');
  folder.set('forms/lights/garden/form.json', '/uiSchema/lamps/ui:options/itemTitle/1', 'color');
  expect(errors()).toEqual(['/uiSchema/lamps/ui:options/itemTitle/1']);
});

test('warns of a text that is the same in every language, but not of a name', () => {
  const folder = aFolder();
  for (const language of ['en', 'zh-Hans']) {
    folder.set(`forms/lights/base/locales/${language}.json`, '/mode.title', 'Mode of lights');
    folder.set(`forms/lights/base/locales/${language}.json`, '/contact.key.title', 'AppKey');
  }
  const { errors, warnings } = checkAll({ root: folder.root });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /zh-Hans\.json:\d+:\d+ \/mode\.title — the message "mode\.title" is the same in every language/,
    ),
  ]);
});

test.each([
  ['/rate.title', 'Blinks <b>a second</b>', 'has HTML, which users read as it is written'],
  ['/rate.title', '闪烁', 'the English message "rate.title" has Chinese characters'],
  ['/rate.title', 'Mode', 'the messages "mode.title" and "rate.title" are the same'],
  ['/mode.options.blink', 'Steady', 'the messages "mode.options.steady" and "mode.options.blink" are the same'],
])('warns of the message %s: %s', (pointer, text, warning) => {
  const folder = aFolder();
  folder.set('forms/lights/base/locales/en.json', pointer, text);
  const { errors, warnings } = checkAll({ root: folder.root });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(warning)]);
});

test.each([
  ['accessToken', 1],
  ['door password', 1],
  ['tokenUrl', 0],
])('warns of a text called %s: %d', (name, count) => {
  const folder = aFolder();
  folder.set('forms/lights/base/form.json', `/schema/properties/${name}`, { type: 'string', maxLength: 20 });
  for (const language of ['en', 'zh-Hans'])
    folder.set(`forms/lights/base/locales/${language}.json`, `/${name}.title`, language);
  const { errors, warnings } = checkAll({ root: folder.root });
  expect(errors).toEqual([]);
  expect(warnings).toEqual(
    Array.from({ length: count }, () => expect.stringContaining('by its name the text is a secret')),
  );
});

test('reports a broken form once, not at every condition that reads its fields', () => {
  const folder = aFolder();
  folder.set('forms/lights/base/form.json', '/uiSchema/fade/ui:widget', 'fade');
  expect(checkAll({ root: folder.root }).errors.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    `${join(folder.root, 'forms/lights/base/form.json')} /uiSchema/fade/ui:widget`,
  ]);
});

test('reports a broken list of permissions once, not at every use', () => {
  const folder = aFolder();
  folder.write('data/permissions.json', '[');
  expect(checkAll({ root: folder.root }).errors.map(({ file }) => file)).toEqual([
    join(folder.root, 'data/permissions.json'),
  ]);
});

test('checks the entities of plug-ins, which may refer to shared values and to each other', () => {
  const folder = aFolder();
  const entity = (name: string, schema: object) =>
    folder.write(`plugins/lamps/shared/entities/${name}.json`, JSON.stringify(schema));
  const plugins = join(folder.root, 'plugins');
  entity('fade', {
    type: 'object',
    properties: { fade: { $ref: 'duration.json' }, next: { $ref: 'entities/name.json' } },
  });
  entity('name', { type: 'string' });
  expect(checkForms({ root: folder.root, plugins }).errors).toEqual([]);
  entity('name', { type: 'text' });
  entity('fade', { type: 'object', properties: { fade: { $ref: 'durashun.json' } } });
  expect(checkForms({ root: folder.root, plugins }).errors.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    `${plugins}/lamps/shared/entities/fade.json /properties/fade/$ref`,
    `${plugins}/lamps/shared/entities/name.json /type`,
  ]);
});

function aFolder(): SchemasFolder {
  const folder = aSchemasFolder();
  folders.push(folder);
  return folder;
}

function placeOf(text: string, at: string[]): string {
  const offset = at.reduce((from, part, index) => {
    const found = text.indexOf(part, from);
    if (found < 0) throw new Error(`The file does not contain ${part}`);
    return index === at.length - 1 ? found : found + part.length;
  }, 0);
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
