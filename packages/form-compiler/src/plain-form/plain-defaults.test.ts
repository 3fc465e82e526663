import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { plainSchema } from './plain-schema';

const items: JsonSchema = { type: 'string', maxLength: 20, default: 'new' };

test.each<[string, JsonSchema, JsonValue]>([
  ['with the default of the items', { minItems: 3, default: ['a'] }, ['a', 'new', 'new']],
  ['with that of a definition', { minItems: 2, default: [], items: { $ref: '#/definitions/name' } }, ['new', 'new']],
  ['not beyond a hundred items', { minItems: 1e9, default: ['a'] }, ['a']],
  ['not if it is long enough', { minItems: 1, default: ['a', 'b'] }, ['a', 'b']],
  ['not without a default of the items', { minItems: 2, default: ['a'], items: { type: 'string' } }, ['a']],
])('fills a default that is shorter than the list: %s', (_name, list, wanted) => {
  const schema: JsonSchema = {
    type: 'object',
    definitions: { name: items },
    properties: { names: { type: 'array', items, ...list } },
  };
  const plain = plainSchema(schema, { shared: {}, entities: {} });
  expect(plain.properties?.['names']?.default).toEqual(wanted);
});
