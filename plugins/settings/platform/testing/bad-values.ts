import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { sampleValue } from './sample-value';

interface BadValue {
  why: string;
  value: JsonValue;
}

/** Values that the schema rejects, each for one reason, derived from the schema without a validator. */
export function badValues(schema: JsonSchema): BadValue[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return [...wrongTypes(branches.flatMap(typesOf)), ...branches.flatMap(ownErrors)];
  return [...wrongTypes(typesOf(schema)), ...ownErrors(schema)];
}

function ownErrors(schema: JsonSchema): BadValue[] {
  if (schema.enum !== undefined) return [{ why: 'not in the list', value: 'no such choice' }];
  switch (schema.type) {
    case 'string':
      return badTexts(schema);
    case 'integer':
    case 'number':
      return badNumbers(schema);
    case 'array':
      return badLists(schema);
    case 'object':
      return badObjects(schema);
    case 'boolean':
      return schema.const === undefined ? [] : [{ why: 'the other one', value: !schema.const }];
    default:
      return [];
  }
}

function typesOf(schema: JsonSchema): JsonType[] {
  return schema.type === undefined ? [] : [schema.type].flat();
}

const oneOfEach: { type: JsonType; value: JsonValue }[] = [
  { type: 'string', value: 'text' },
  { type: 'number', value: 7.5 },
  { type: 'boolean', value: true },
  { type: 'array', value: [] },
  { type: 'array', value: [{ x: 1 }] },
  { type: 'object', value: {} },
];

function wrongTypes(allowed: JsonType[]): BadValue[] {
  return oneOfEach
    .filter(({ type }) => !allowed.includes(type))
    .map(({ type, value }) => ({ why: `of type ${type}`, value }));
}

function badTexts({ minLength = 0, maxLength, pattern, format }: JsonSchema): BadValue[] {
  const unmatched = ['<;{}>', 'x:y', 'UPPER lower!'].find(
    (text) => pattern !== undefined && !new RegExp(pattern, 'u').test(text),
  );
  return [
    ...(minLength > 0 ? [{ why: 'empty', value: '' }] : []),
    ...(maxLength === undefined ? [] : [{ why: 'too long', value: 'a'.repeat(maxLength + 1) }]),
    ...(unmatched === undefined ? [] : [{ why: 'against the pattern', value: unmatched }]),
    ...(format === undefined ? [] : [{ why: `no ${format}`, value: 'http://nothing of\nthe kind' }]),
  ];
}

function badNumbers({ type, minimum, maximum }: JsonSchema): BadValue[] {
  return [
    ...(minimum === undefined ? [] : [{ why: 'too small', value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ why: 'too large', value: maximum + 1 }]),
    { why: 'beyond any range', value: 1e300 },
    ...(type === 'integer' ? [{ why: 'not whole', value: (minimum ?? 0) + 0.5 }] : []),
  ].filter(({ value }) => value !== 1e300 || maximum !== undefined);
}

function badLists(schema: JsonSchema): BadValue[] {
  const { minItems = 0, maxItems, uniqueItems } = schema;
  const items = itemsOf(schema) ?? {};
  const sample = sampleValue(items);
  return [
    ...(minItems > 0 ? [{ why: 'too few', value: [] }] : []),
    ...(maxItems === undefined ? [] : [{ why: 'too many', value: Array<JsonValue>(maxItems + 1).fill(sample) }]),
    ...(uniqueItems ? [{ why: 'the same twice', value: [sample, sample] }] : []),
    { why: 'an empty item', value: [null] },
    ...badValues(items).map(({ why, value }) => ({ why: `item ${why}`, value: [value] })),
  ];
}

function badObjects(schema: JsonSchema): BadValue[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const sample = sampleValue(schema);
  if (!isJsonObject(sample)) throw new Error('The sample of an object is no object');
  const openValues = isJsonObject(additionalProperties) ? badValues(additionalProperties as JsonSchema) : [];
  return [
    ...(additionalProperties === false ? [{ why: 'with an unknown field', value: { ...sample, unknown: 1 } }] : []),
    ...((schema.minProperties ?? 0) > 0 ? [{ why: 'with nothing in it', value: {} }] : []),
    ...(schema.propertyNames === undefined ? [] : [{ why: 'with a bad name', value: { 'BAD name': 'x' } }]),
    ...required.map((name) => {
      const { [name]: _left, ...rest } = sample;
      return { why: `without ${name}`, value: rest };
    }),
    ...Object.entries(properties).flatMap(([name, child]) => [
      { why: `${name} null`, value: { ...sample, [name]: null } },
      ...badValues(child).map(({ why, value }) => ({ why: `${name} ${why}`, value: { ...sample, [name]: value } })),
    ]),
    ...(schema.product === undefined
      ? []
      : [
          {
            why: 'with a wrong product',
            value: { ...sample, [schema.product.property]: Number(sample[schema.product.property]) + 1 },
          },
        ]),
    ...openValues.map(({ why, value }) => ({ why: `en ${why}`, value: { en: value } })),
  ];
}
