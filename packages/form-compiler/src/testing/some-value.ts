import * as fc from 'fast-check';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';

/** Values for a schema, about as many valid ones as invalid ones: they lie on both sides of its limits. */
export function someValue(schema: JsonSchema, root = schema, depth = 0): fc.Arbitrary<JsonValue> {
  if (depth > maxDepth) return fc.constantFrom<JsonValue[]>('text', [], {});
  const target = schema.$ref === undefined ? schema : (root.definitions?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const known = [target.default, target.const, ...(target.enum ?? [])].filter((value) => value !== undefined);
  const ofParts = [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])];
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom<JsonValue[]>(null, true, 0, 1.5, '', ' ', 'text', [], {}) },
    ...known.map((value) => ({ weight: 4, arbitrary: fc.constant(value) })),
    ...ofParts.map((part) => ({ weight: 4, arbitrary: someValue(part, root, depth + 1) })),
    { weight: 12, arbitrary: ofType(target, root, depth) },
  );
}

function ofType(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<JsonValue> {
  switch (schema.type) {
    case 'object':
      return someObject(schema, root, depth);
    case 'array':
      return fc.array(someValue(itemsOf(schema) ?? {}, root, depth + 1), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.constantFrom(...around([schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.multipleOf]));
    default:
      return fc.oneof(fc.constantFrom(...texts), someText([schema.minLength, schema.maxLength]));
  }
}

/** With most of the declared properties, and sometimes an unknown one. */
function someObject(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<JsonValue> {
  const properties = Object.entries(schema.properties ?? {}).filter(([, part]) => typeof part === 'object');
  const known = fc.record(
    Object.fromEntries(
      properties.map(([name, part]) => [
        name,
        fc.option(someValue(part, root, depth + 1), { nil: undefined, freq: 6 }),
      ]),
    ),
  );
  return fc.tuple(known, fc.option(fc.constant({ unknown: 1 }), { freq: 4 })).map(([values, other]) => {
    const all: Record<string, JsonValue | undefined> = { ...values, ...other };
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
    );
  });
}

function around(limits: (number | undefined)[]): number[] {
  return [0, 1, 0.3, ...limits.flatMap((limit) => (limit === undefined ? [] : [limit - 1, limit, limit + 1]))];
}

function someText(lengths: (number | undefined)[]): fc.Arbitrary<string> {
  return fc.constantFrom(
    ...around(lengths)
      .filter((length) => Number.isInteger(length) && length >= 0 && length < 2_000)
      .flatMap((length) => ['a'.repeat(length), '😀'.repeat(length)]),
  );
}

const texts = [
  'a@example.org',
  'https://example.org/a.png',
  '10.0.0.1',
  '2026-01-02T03:04:05Z',
  'zh_Hans',
  '/img/a.png',
];

/** Levels of a value. A schema that refers to itself has no end. */
const maxDepth = 5;
