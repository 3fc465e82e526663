import { isJsonObject, type JsonObject } from './json';

/**
 * True for an object whose properties are fields of a form of their own, in the schema of a model. The values of any other one,
 * such as a map, are one field.
 */
export function isSectionSchema(schema: JsonObject): boolean {
  const { type, properties, additionalProperties } = schema;
  if (type !== 'object' || !isJsonObject(properties) || isJsonObject(additionalProperties)) return false;
  return !hasUndrawnKeyword(schema);
}

/** True for a keyword that says more about a value than an input can show. */
export function hasUndrawnKeyword(schema: JsonObject): boolean {
  return undrawn.some((keyword) => schema[keyword] !== undefined);
}

const undrawn = ['oneOf', 'anyOf', 'not', 'const', 'contains', 'propertyNames', 'patternProperties'] as const;
