import type { JsonObject, JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { isSchema } from './walk-schema';

/** Values worth trying for a schema: those it names, those at and just beyond its limits, and plain ones of its type. */
export function sampleValues(schema: JsonSchema): JsonValue[] {
  const named = [schema.const, schema.default, ...(schema.enum ?? [])].filter((value) => value !== undefined);
  const types = [schema.type ?? []].flat();
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.not].filter(isSchema);
  return [
    ...named,
    ...numbersAt(schema),
    ...lengthsAt(schema),
    ...listsWith(schema),
    ...types.flatMap((type) => plainValues(type, schema)),
    ...branches.flatMap(sampleValues),
  ];
}

function numbersAt({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema): number[] {
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf].filter(
    (limit) => limit !== undefined,
  );
  return limits.flatMap((limit) => [limit, limit + 1, limit - 1]);
}

function lengthsAt({ minLength, maxLength, minItems, maxItems, items }: JsonSchema): JsonValue[] {
  const [item = 'a'] = isSchema(items) ? sampleValues(items) : [];
  return [
    ...around([minLength, maxLength]).map((length) => 'a'.repeat(length)),
    ...around([minItems, maxItems]).map((length) => Array.from({ length }, () => item)),
  ];
}

/** Lists with what a list must contain: each alone, and one value for each demand together. */
function listsWith({ contains, allOf = [] }: JsonSchema): JsonValue[] {
  const wanted = [contains, ...allOf.map((part) => part.contains)].filter(isSchema).map(sampleValues);
  return wanted.length === 0
    ? []
    : [wanted.flatMap((values) => values.slice(0, 1)), ...wanted.flat().map((value) => [value])];
}

/** Each limit and its neighbours; lengths that are too long to be worth trying are left out. */
function around(limits: (number | undefined)[]): number[] {
  return limits
    .filter((limit) => limit !== undefined && limit <= 1000)
    .flatMap((limit = 0) => [limit, limit + 1, Math.max(0, limit - 1)]);
}

function plainValues(type: JsonType, schema: JsonSchema): JsonValue[] {
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [0, 1, 2];
    case 'string':
      // The last one is also an address.
      return [...(moments[schema.format ?? ''] ?? []), '', 'a', '/a', '{}'];
    case 'null':
      return [null];
    case 'array':
      return [
        [],
        ...(placesOf(schema) ? [filledPlaces(schema)] : []),
        ...(isSchema(schema.items)
          ? sampleValues(schema.items)
              .slice(0, 8)
              .map((item) => [item])
          : []),
      ];
    case 'object':
      return [{}, filled(schema)];
  }
}

/** A value for each place of a tuple. */
function filledPlaces(schema: JsonSchema): JsonValue[] {
  return (placesOf(schema) ?? []).map((place) => sampleValues(place)[0] ?? null);
}

const moments: Partial<Record<string, string[]>> = {
  date: ['2020-01-01', '2030-01-01'],
  'date-time': ['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'],
  'data-url': ['data:text/plain;base64,aGVsbG8='],
};

/** An object with its required properties filled by the first value that each suggests. */
function filled({ required = [], properties = {} }: JsonSchema): JsonObject {
  return Object.fromEntries(
    required.flatMap((name): [string, JsonValue][] => {
      const part = properties[name];
      const [value] = isSchema(part) ? sampleValues(part) : [];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
