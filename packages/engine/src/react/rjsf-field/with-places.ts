import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { definitionOf, isSameValue, startOfPlace } from '../../core';

/**
 * The value of a field with all places of a tuple, since RJSF draws only those that are there. A place without a value has
 * what it starts with. A choice without a value has the defaults of the first branch, which RJSF shows.
 */
export function withPlaces(schema: JsonSchema, value: JsonValue | undefined): JsonValue | undefined {
  const places = placesOf(schema);
  if (places === undefined && value === undefined) return startOfChoice(schema);
  if (places === undefined || (value !== undefined && !Array.isArray(value))) return value;
  const given = value ?? [];
  if (given.length >= places.length) return given;
  return [...given, ...places.slice(given.length).map((place) => startOfPlace(place, schema.definitions))];
}

function startOfChoice(schema: JsonSchema): JsonValue | undefined {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first === undefined || definitionOf(first, schema.definitions).type !== 'object') return undefined;
  const start = startOfPlace(schema, schema.definitions);
  return isSameValue(start, {}) ? undefined : start;
}

/**
 * The value, or nothing for a tuple that was emptied again: its places have what they start with, and one of them is null
 * and must not be. The user could not get rid of that error. A list with a default would come back as that.
 */
export function withoutEmptied(schema: JsonSchema, value: JsonValue | undefined): JsonValue | undefined {
  const isIncomplete = placesOf(schema)?.some(
    (place) => startOfPlace(place, schema.definitions) === null && !isNullable(place),
  );
  if (!isIncomplete || schema.default !== undefined) return value;
  return isSameValue(value, withPlaces(schema, undefined)) ? undefined : value;
}

function isNullable({ type, enum: choices, oneOf, anyOf }: JsonSchema): boolean {
  const branches = oneOf ?? anyOf;
  if (branches !== undefined) return branches.some(isNullable);
  return choices?.includes(null) ?? [type].flat().includes('null');
}
