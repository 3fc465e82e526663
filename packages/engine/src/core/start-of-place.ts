import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { defaultsOf } from './defaults-of';
import { definitionOf } from './definition-of';

/**
 * Returns the value of a place of a tuple when it is first drawn: its default or constant, else what its input shows:
 * off, an object of defaults (of the first branch, if it has branches), or nothing.
 */
export function startOfPlace(place: JsonSchema, definitions: JsonSchema['definitions']): JsonValue {
  const schema = definitionOf(place, definitions);
  const start = schema.default ?? schema.const;
  if (start !== undefined) return start;
  const [first] = (schema.oneOf ?? schema.anyOf ?? []).map((branch) => definitionOf(branch, definitions));
  if (first?.type === 'object') return { ...defaultsOf({ schema }), ...defaultsOf({ schema: first }) };
  if (schema.type === 'object') return defaultsOf({ schema });
  if (schema.type === 'array') return [];
  return schema.type === 'boolean' ? false : null;
}

/**
 * Returns the value of a list or an object when the user adds it: its default, the starts of its places or of its first
 * branch, or nothing.
 */
export function startOfField(schema: JsonSchema): JsonValue {
  const { definitions } = schema;
  const field = definitionOf(schema, definitions);
  if (field.default !== undefined) return field.default;
  const places = placesOf(field);
  if (places !== undefined) return places.map((place) => startOfPlace(place, definitions));
  const [first] = (field.oneOf ?? field.anyOf ?? []).map((branch) => definitionOf(branch, definitions));
  if (first?.type === 'array') return first.default ?? [];
  return startOfPlace(schema, definitions) ?? {};
}
