import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { defaultsOf } from './defaults-of';
import { definitionOf } from './definition-of';

/** What a place of a tuple has when it is first drawn: its default, else what its input shows: off, an object of defaults, or nothing. */
export function startOfPlace(place: JsonSchema, definitions: JsonSchema['definitions']): JsonValue {
  const schema = definitionOf(place, definitions);
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'object') return defaultsOf({ schema });
  if (schema.type === 'array') return [];
  return schema.type === 'boolean' ? false : null;
}
