import { expect, test } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { resolveRefs } from './resolve-refs';

const duration: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { count: { type: 'integer' } },
};
const library = {
  shared: {
    duration,
    freeze: {
      type: 'object',
      properties: { for: { $ref: 'duration.json', description: 'How long.' } },
    } satisfies JsonSchema,
  },
  entities: { cycle: { type: 'object' } satisfies JsonSchema },
};

test('replaces a reference by the shared schema, without its editor line', () => {
  expect(resolveRefs({ $ref: 'duration.json' }, library)).toEqual({
    type: 'object',
    properties: { count: { type: 'integer' } },
  });
});

test('prefers keys beside a reference to those of the shared schema', () => {
  const schema = { $ref: 'duration.json', default: { count: 3 }, properties: {} };
  expect(resolveRefs(schema, library)).toEqual({ type: 'object', default: { count: 3 }, properties: {} });
});

test('resolves references inside shared schemas, conditions, lists and branches', () => {
  const resolved = { type: 'object', properties: { count: { type: 'integer' } } };
  const schema: JsonSchema = {
    properties: { list: { items: { $ref: 'duration.json' } }, freeze: { $ref: 'freeze.json' } },
    allOf: [{ if: { $ref: 'duration.json' }, then: { $ref: '../../../shared/duration.json' } }],
  };
  expect(resolveRefs(schema, library)).toEqual({
    properties: {
      list: { items: resolved },
      freeze: { type: 'object', properties: { for: { ...resolved, description: 'How long.' } } },
    },
    allOf: [{ if: resolved, then: resolved }],
  });
});

test('leaves values that look like references alone', () => {
  const schema: JsonSchema = { default: { $ref: 'duration.json' }, enum: [{ $ref: 'duration.json' }] };
  expect(resolveRefs(schema, library)).toEqual(schema);
});

test('finds entities as well', () => {
  expect(resolveRefs({ $ref: 'entities/cycle.json' }, library)).toEqual({ type: 'object' });
});

test('rejects a reference to nothing, with its name', () => {
  expect(() => resolveRefs({ items: { $ref: 'size.json' } }, library)).toThrow(
    '"size.json" names no file in shared/ or entities/',
  );
});

test('rejects a reference that leads back to itself', () => {
  const circular = { shared: { a: { items: { $ref: 'b.json' } }, b: { not: { $ref: 'a.json' } } }, entities: {} };
  expect(() => resolveRefs({ $ref: 'a.json' }, circular)).toThrow('a → b → a');
});
