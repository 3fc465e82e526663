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
const level = { type: ['integer', 'null'] };
const levels = { type: 'array', maxItems: 5, items: { ...level, maximum: 50 } };
const leveled = {
  ...closed,
  properties: { animal: { enum: ['cat', 'fish'] }, level: { ...level, maximum: 50 } },
  if: { properties: { animal: { const: 'cat' } }, required: ['animal'] },
  then: { properties: { level: { ...level, minimum: 60 } } },
};
const names = { type: 'array', maxItems: 5, items: { ...text, default: 'new' } };
const day = { type: 'string', format: 'date', default: '2030-12-31' };
const marks = { type: 'array', maxItems: 5, items: { type: 'number', minimum: 0 } };
const branch = (kind: string): JsonObject => ({
  ...closed,
  properties: { kind: { const: kind }, note: text },
  required: ['kind'],
});
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
  ['the number above an exclusive minimum', { type: 'integer', exclusiveMinimum: 1, maximum: 2 }, {}],
  ['the number below an exclusive maximum', { type: 'integer', minimum: 1, exclusiveMaximum: 2 }, {}],
  ['the number between exclusive limits', { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 }, {}],
  ['fractions between exclusive limits', { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }, {}],
  ['a multiple at a maximum', { type: 'integer', exclusiveMinimum: 10, maximum: 20, multipleOf: 10 }, {}],
  ['a multiple that is not exact', { type: 'number', minimum: 0.3, maximum: 0.3, multipleOf: 0.1 }, {}],
  ['a pattern of as many characters', { type: 'string', minLength: 2, maxLength: 8, pattern: '^[a-z]{2,8}$' }, {}],
  ['a pattern of a part of the text', { type: 'string', minLength: 5, maxLength: 8, pattern: '[a-z]{2}' }, {}],
  ['the last year of a calendar', day, { 'ui:yearsRange': [1980, 2030] }],
  ['years that are counted from the present one', day, { 'ui:yearsRange': [-1, 0] }],
  [
    'a day of which the time zone decides the year',
    { ...day, format: 'date-time', default: '2030-12-31T23:30:00Z' },
    { 'ui:yearsRange': [2031, 2040] },
  ],
  ['a list that must contain a whole number', { ...marks, contains: { type: 'integer', maximum: 0 } }, {}],
  ['a list that must contain null or a greater number', { ...levels, contains: { ...level, minimum: 60 } }, {}],
  ['a branch with a greater number or null', leveled, {}],
  ['variants with constants of their own', { oneOf: [branch('a'), branch('b')] }, {}],
  [
    'an option beside another one',
    { type: 'string', maxLength: 99 },
    { 'ui:widget': 'textarea', 'ui:rows': 2, 'ui:options': { autocomplete: 'off' } },
  ],
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

/** Returns what is wrong with the field or its uiSchema, except for the plug-in's widget, which takes texts. */
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
