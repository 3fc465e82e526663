import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAll } from './check-all';
import type { JsonObject } from '@signalbox/schemas';
import { base } from './testing/planted/planted';
import { aSchemasFolder, type SchemasFolder } from './testing/schemas-folder';

let folder: SchemasFolder;
beforeEach(() => {
  folder = aSchemasFolder();
});
afterEach(() => rmSync(folder.root, { recursive: true }));

test('reports a text in a grid once, and not the titles that the grid draws', () => {
  const row = ['lightsShown', 'mode', 'rate', 'contact', 'contact.mail', 'contact.key'];
  folder.set(base, '/uiSchema', {
    fade: { 'ui:widget': 'duration' },
    contact: { 'ui:field': 'LayoutHeaderField' },
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': { 'ui:row': [...row, { name: 'fade', placeholder: 'Long' }] },
  });
  expect(checkAll({ root: folder.root }).errors.map(({ pointer }) => pointer)).toEqual([
    '/uiSchema/ui:layoutGrid/ui:row/6/placeholder',
  ]);
});

const secret: JsonObject = { $ref: 'secret.json', boundTo: [] };
const withSecret = { type: 'object', additionalProperties: false, properties: { code: secret } } as const;
const text = { type: 'string', maxLength: 5 } as const;

test.each<[string, string, JsonObject]>([
  ['way', '/oneOf/1/properties/code', { oneOf: [{ type: 'null' }, withSecret] }],
  ['contact/properties/way', '/anyOf/1', { anyOf: [text, secret] }],
  ['contact/properties/way', '/items/anyOf/0', { type: 'array', maxItems: 3, items: { anyOf: [secret, text] } }],
  [
    'way',
    '/additionalProperties/properties/code',
    { type: 'object', maxProperties: 3, additionalProperties: withSecret },
  ],
])('reports a secret in a choice once, and no messages that the choice lacks: %s%s', (name, at, schema) => {
  folder.set(base, `/schema/properties/${name}`, schema);
  // This error is not a consequence of the other one.
  folder.set(base, '/schema/properties/wayside', text);
  const pointers = checkAll({ root: folder.root }).errors.map(({ pointer }) => pointer);
  const item = /items/.test(at) ? ['/contact.way.title', '/contact.way.title'] : [];
  expect(pointers.toSorted()).toEqual(
    [`/schema/properties/${name}${at}`, ...item, '/wayside.title', '/wayside.title'].toSorted(),
  );
});
