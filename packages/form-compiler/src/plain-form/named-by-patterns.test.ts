import type { JsonSchema } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictAjv } from '../strict-ajv';
import { plainSchema } from './plain-schema';

const library = { shared: {}, entities: {} };
const text: JsonSchema = { type: 'string', maxLength: 3 };
const yes: JsonSchema = { type: 'boolean' };
const object = (more: JsonSchema): JsonSchema => ({ type: 'object', maxProperties: 3, ...more });

function plain(field: JsonSchema): JsonSchema {
  const schema: JsonSchema = { type: 'object', additionalProperties: false, properties: { field } };
  return plainSchema(schema, library).properties?.['field'] ?? {};
}

const patterns: Record<string, JsonSchema> = {
  one: object({ patternProperties: { '^[a-z]+$': text }, additionalProperties: false }),
  'two of one kind': object({ patternProperties: { '^a': yes, b$: yes }, additionalProperties: false }),
  'with names that are limited already': object({
    patternProperties: { '^[a-z]+$': text },
    propertyNames: { pattern: '^a', maxLength: 3 },
    additionalProperties: false,
  }),
};

test.each(Object.entries(patterns))('%s: names with a schema, and values with another', (_name, schema) => {
  const rewritten = plain(schema);
  expect(rewritten).not.toHaveProperty('patternProperties');
  expect(rewritten.additionalProperties).toMatchObject({ type: expect.any(String) });
  const [declared, stored] = [strictAjv().compile(schema), strictAjv().compile(rewritten)];
  const values = fc.dictionary(
    fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 4 }),
    fc.constantFrom('ab', 'abcd', true, 7),
  );
  fc.assert(
    fc.property(values, (each) => {
      expect(stored(each)).toBe(declared(each));
    }),
    { numRuns: 400 },
  );
});

test('patterns of several kinds stay, with a schema of the names', () => {
  const schema = object({ patternProperties: { '^a': text, '^b': yes }, additionalProperties: false });
  const names = { anyOf: [{ pattern: '^a' }, { pattern: '^b' }] };
  expect(plain(schema)).toEqual({ ...schema, propertyNames: names });
});

test.each<[string, JsonSchema]>([
  ['a pattern beside other names', object({ patternProperties: { '^a': text }, additionalProperties: yes })],
  [
    'a pattern beside declared properties',
    object({ properties: { a: text }, patternProperties: { '^a': text }, additionalProperties: false }),
  ],
  ['an open object', object({ patternProperties: { '^a': text } })],
])('leaves %s', (_name, schema) => {
  expect(plain(schema)).toEqual(schema);
});
