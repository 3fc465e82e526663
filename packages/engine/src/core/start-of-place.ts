import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { defaultsOf } from './defaults-of';
import { definitionOf } from './definition-of';

/**
 * What a place of a tuple has when it is first drawn: its default or constant, else what its input shows: off, an object of
 * defaults (of the first branch, if it has branches), or nothing.
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
