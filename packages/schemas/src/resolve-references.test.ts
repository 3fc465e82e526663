import { expect, it } from 'vitest';
import type { JsonObject } from './json';
import { resolveReferences } from './resolve-references';

const definitions = {
  pressure: { type: 'number', title: 'Pressure', minimum: 0 },
  limits: { type: 'object', properties: { low: { $ref: '#/definitions/pressure' } } },
};

it('puts definitions in the place of their references, also those that refer to others', () => {
  const properties = { limits: { $ref: '#/definitions/limits', title: 'Limits' } };
  expect(resolveReferences({ type: 'object', definitions, properties })).toEqual({
    schema: {
      type: 'object',
      properties: {
        limits: {
          type: 'object',
          title: 'Limits',
          properties: { low: { type: 'number', title: 'Pressure', minimum: 0 } },
        },
      },
    },
  });
});

it('finds definitions by `$defs` and by escaped names, and leaves values and names alone', () => {
  const properties = {
    $ref: { type: 'string' },
    map: { type: 'object', default: { $ref: '#/$defs/a~1b' } },
    size: { $ref: '#/$defs/a~1b', title: 'Size' },
  };
  expect(resolveReferences({ $defs: { 'a/b': { type: 'integer', title: 'Number' } }, properties })).toEqual({
    schema: { properties: { ...properties, size: { type: 'integer', title: 'Size' } } },
  });
});

/** Each has the next one twice. */
const doubling = (levels: number): JsonObject =>
  Object.fromEntries(
    Array.from({ length: levels }, (_none, level): [string, JsonObject] => {
      const next = { $ref: `#/definitions/d${level + 1}` };
      return [`d${level}`, level + 1 === levels ? { type: 'string' } : { properties: { one: next, other: next } }];
    }),
  );

it.each([
  ['nothing', {}, { $ref: '#/definitions/none' }],
  ['another document', {}, { $ref: 'https://example.com/schema.json' }],
  ['itself', { a: { properties: { next: { $ref: '#/definitions/a' } } } }, { $ref: '#/definitions/a' }],
  ['a definition that has the same keyword', definitions, { $ref: '#/definitions/pressure', minimum: 5 }],
  ['definitions that double each other', doubling(40), { $ref: '#/definitions/d0' }],
])('says where a reference leads to %s', (_what, given, field) => {
  const result = resolveReferences({ definitions: given, properties: { field } });
  expect(result).toEqual({ unresolved: expect.stringMatching(/^\/properties\/field/) });
});

it('returns a schema without references as it is', () => {
  const schema = { type: 'object', definitions: { unused: { type: 'string' } }, properties: {} };
  expect(resolveReferences(schema)).toEqual({ schema });
});
