import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { defaultsOf } from '../../core';

/**
 * The value of a field with all places of a tuple, since RJSF draws only those that are there. A place without a value has
 * its default, else what its input shows: off, an object of defaults, or nothing.
 */
export function withPlaces(schema: JsonSchema, value: JsonValue | undefined): JsonValue | undefined {
  const places = placesOf(schema);
  if (places === undefined || (value !== undefined && !Array.isArray(value))) return value;
  const given = value ?? [];
  return given.length >= places.length ? given : [...given, ...places.slice(given.length).map(startOf)];
}

function startOf(schema: JsonSchema): JsonValue {
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'object') return defaultsOf({ schema });
  if (schema.type === 'array') return [];
  return schema.type === 'boolean' ? false : null;
}
