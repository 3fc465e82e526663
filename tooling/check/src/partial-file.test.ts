import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { checkAll } from './check-all';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

const base = 'forms/lights/base/form.json';
const english = 'forms/lights/base/locales/en.json';
const note = { type: 'string', maxLength: 20 };

let folder: SchemasFolder;
beforeEach(() => {
  folder = aSchemasFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true }));

test('reports errors of the structure, of the content and of other fields of a form at once', () => {
  folder.set(base, '/place/ordr', 5);
  folder.set(base, '/schema/properties/rate/maximun', 5);
  folder.set(base, '/schema/properties/fade/$ref', 'durashun.json');
  folder.set(base, '/schema/properties/mode/default', 'shiny');
  folder.set(base, '/uiSchema/mode', { 'ui:widget': 'switch' });
  expect(places()).toEqual([
    `${base} /place/ordr`,
    `${base} /schema/properties/fade/$ref`,
    `${base} /schema/properties/mode/default`,
    `${base} /schema/properties/rate/maximun`,
    `${base} /uiSchema/mode/ui:widget`,
  ]);
});

test('reports the errors of all fields of a uiSchema that has an unknown name', () => {
  folder.set(base, '/uiSchema/ui:submitButtonOptions', {});
  folder.set(base, '/uiSchema/moode', { 'ui:widget': 'radio' });
  folder.set(base, '/uiSchema/rate', { 'ui:widget': 'switch' });
  expect(places()).toEqual([
    `${base} /uiSchema/moode`,
    `${base} /uiSchema/rate/ui:widget`,
    `${base} /uiSchema/ui:submitButtonOptions`,
  ]);
});

test('reports no consequence of a place that has an error', () => {
  // Without its length, the text would have no limit; without its type, its widget would not fit.
  folder.set(base, '/schema/properties/contact/properties/mail/maxLenght', 50);
  folder.set(base, '/schema/properties/contact/properties/mail/maxLength', undefined);
  folder.set(base, '/schema/properties/rate/type', 'whole');
  expect(places()).toEqual([
    `${base} /schema/properties/contact/properties/mail/maxLenght`,
    `${base} /schema/properties/rate/type`,
  ]);
});

test.each<[string, JsonObject, string]>([
  [
    'a discriminator that a branch lacks',
    {
      added: {
        discriminator: { propertyName: 'kind' },
        oneOf: [
          { properties: { kind: { const: 'a' }, mail: { type: 'string' } }, required: ['kind'] },
          { properties: { note } },
        ],
      },
    },
    '/schema/properties/added/oneOf/0/properties/mail',
  ],
  [
    'parts that no value has in common',
    {
      added: {
        allOf: [
          { type: 'integer', enum: [1] },
          { type: 'integer', enum: [2] },
        ],
      },
      more: { type: 'string' },
    },
    '/schema/properties/more',
  ],
])('reports a text without a length beside %s', (_what, added, place) => {
  for (const [name, field] of Object.entries(added)) folder.set(base, `/schema/properties/${name}`, field);
  expect(places()).toContain(`${base} ${place}`);
});

test('reports the errors of all branches of a choice, and no consequence of one', () => {
  const branch = (kind: JsonObject, fields: JsonObject): JsonObject => ({
    properties: { kind, ...fields },
    required: ['kind'],
  });
  folder.set(base, '/schema/properties/added', {
    oneOf: [
      branch({ cosnt: 'mail' }, { mail: { type: 'string' } }),
      branch({ const: 'phone' }, { phone: { type: 'string', maxLenght: 20 }, fax: { type: 'string' } }),
    ],
  });
  expect(places().filter((place) => place.startsWith(base))).toEqual([
    `${base} /schema/properties/added/oneOf/0/properties/kind/cosnt`,
    `${base} /schema/properties/added/oneOf/0/properties/mail`,
    `${base} /schema/properties/added/oneOf/1/properties/fax`,
    `${base} /schema/properties/added/oneOf/1/properties/phone/maxLenght`,
  ]);
});

test('says of a choice at the root that it needs a setting, and nothing of its names', () => {
  folder.set(base, '/schema/oneOf', [{ properties: { street: note } }, { properties: { city: { type: 'string' } } }]);
  const { errors } = checkAll({ root: folder.root });
  expect(errors.filter(({ wrong }) => wrong.includes('is not among the properties'))).toEqual([]);
  expect(places()).toContain(`${base} /schema/oneOf`);
  expect(places()).toContain(`${base} /schema/oneOf/1/properties/city`);
});

test('reports what stands beside dependencies that cannot be, and no name that only they declare', () => {
  folder.set(base, '/schema/properties/more', { type: 'string' });
  folder.set(base, '/schema/dependencies', {
    mode: { oneOf: [{ properties: { mode: { enum: ['blink'] }, pole: { type: 'boolean' } } }] },
  });
  folder.set(base, '/uiSchema/pole', { 'ui:widget': 'radio' });
  expect(places().filter((place) => place.startsWith(base))).toEqual([
    `${base} /schema/dependencies/mode/oneOf`,
    `${base} /schema/properties/more`,
  ]);
});

test('a form without a part is checked as far as it is there', () => {
  folder.set(base, '/permission', undefined);
  folder.set(base, '/schema/properties/mode/default', 'shiny');
  expect(places()).toEqual([`${base} `, `${base} /schema/properties/mode/default`]);
});

test('reports blank and missing messages at once', () => {
  folder.set(english, '/title', '');
  folder.set(english, '/mode.title', undefined);
  folder.set(english, '/old.title', 'Old');
  expect(places()).toEqual([`${english} /mode.title`, `${english} /old.title`, `${english} /title`]);
});

test.each(['constructor', '__proto__', 'toString'])('an unknown %s ends no check', (name) => {
  folder.replace(base, '"place": {', `"place": { ${JSON.stringify(name)}: 1,`);
  expect(places()).toEqual([`${base} /place/${name}`]);
});

/** The places of errors: path below the folder and JSON pointer, sorted. */
function places(): string[] {
  const { errors } = checkAll({ root: folder.root });
  return [...new Set(errors.map(({ file, pointer }) => `${relative(folder.root, file)} ${pointer}`))].toSorted();
}
