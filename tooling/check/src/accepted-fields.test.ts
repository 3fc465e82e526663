import { fileURLToPath } from 'node:url';
import { formatError } from '@signalbox/schema-check';
import type { JsonObject } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { checkForms } from './check-all';
import { aSchemasFolder } from './testing/schemas-folder';

const plugins = fileURLToPath(new URL('../../../plugins', import.meta.url));
const text = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false };
const device = { ...closed, properties: { serial: { ...text, readOnly: true }, url: text } };
const food = (animal: string, choice: string): JsonObject => ({
  if: { properties: { animal: { const: animal } } },
  then: { properties: { food: { type: 'string', enum: [choice] } } },
});
const animals = {
  ...closed,
  properties: { animal: { enum: ['cat', 'fish'] } },
  allOf: [food('cat', 'meat'), food('fish', 'worms')],
};
const names = { type: 'array', maxItems: 5, items: { ...text, default: 'new' } };
const place = { ...closed, properties: { street: { ...text, type: ['string', 'null'] }, floor: { type: 'integer' } } };

test.each<[string, JsonObject, JsonObject]>([
  ['a locked value in a field with the widget of a plug-in', device, { 'ui:widget': 'backup:ftp-password' }],
  ['a locked value in a hidden field', device, { 'ui:widget': 'hidden' }],
  ['a locked value in what RJSF draws', { oneOf: [device, text] }, {}],
  ['a widget at a part that may be null', { oneOf: [place, text] }, { street: { 'ui:widget': 'textarea' } }],
  ['an option of a part that may be null', { oneOf: [place, text] }, { street: { 'ui:autocomplete': 'off' } }],
  ['a variant without fields', { anyOf: [closed, device] }, {}],
  ['a variant that is a list without items', { anyOf: [{ type: 'array', maxItems: 0 }, text] }, {}],
  ['a list without items for a plug-in', { type: 'array', maxItems: 5 }, { 'ui:widget': 'backup:ftp-password' }],
  ['a list of objects to choose from', { type: 'array', uniqueItems: true, items: { enum: [{ a: 1 }, { a: 2 }] } }, {}],
  ['branches of which one applies to every value', animals, {}],
  ['a default that is filled up to the least number', { ...names, minItems: 2, default: [] }, {}],
  ['a hidden list without items', { type: 'array', maxItems: 5 }, { 'ui:widget': 'hidden' }],
])('accepts %s', (_what, field, ui) => {
  expect(wrongAt(field, ui)).toEqual([]);
});

test('rejects a locked value that the server does not look for', () => {
  const marks = { type: 'array', maxItems: 5, items: text, contains: { readOnly: true } };
  expect(wrongAt(marks, { 'ui:widget': 'hidden' })).toEqual([
    expect.stringContaining('"readOnly" has no effect here: the value could be changed'),
  ]);
});

/** What is wrong with the field or its uiSchema, but for the plug-in's widget, which takes texts. */
function wrongAt(field: JsonObject, ui: JsonObject): string[] {
  const schemas = aSchemasFolder();
  schemas.set('forms/lights/base/form.json', '/schema/properties/added', field);
  schemas.set('forms/lights/base/form.json', '/uiSchema/added', ui);
  const { errors } = checkForms({ root: schemas.root, plugins });
  schemas.remove('.');
  return errors
    .filter(({ pointer }) => /^\/(schema\/properties|uiSchema)\/added/.test(pointer))
    .filter(({ wrong }) => !/takes a text|takes a secret|"backup:ftp-password" takes/.test(wrong))
    .map(formatError);
}
