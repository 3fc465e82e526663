import type { JsonObject } from '@signalbox/schemas/json';
import { expect, it } from 'vitest';
import { columnsOf } from './columns-of';

const viewer = { isSuper: true, permissions: new Set<string>() };

it.each<[string, JsonObject, string]>([
  ['texts', { type: 'string' }, 'choices'],
  ['numbers', { type: 'number' }, 'choices'],
  ['whole numbers with names', { type: 'integer', enum: [1, 2], enumNames: ['One', 'Two'] }, 'choices'],
  ['booleans', { type: 'boolean' }, 'other'],
  ['objects', { type: 'object', properties: { a: { type: 'string' } } }, 'other'],
])('a list of %s is filtered by its items, if they can be typed or chosen', (_, items, kind) => {
  const schema = { type: 'object', properties: { rows: { type: 'array', items } } };
  expect(columnsOf({ schema, uiSchema: {}, viewer })).toMatchObject([{ path: 'rows', kind }]);
});
