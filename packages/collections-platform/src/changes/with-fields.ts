import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { isSectionSchema } from '@signalbox/schemas/section-schema';
import { propertySchema } from '@signalbox/collections-core';

/**
 * `values` with some fields set; `null` removes one. Unlike a merge patch, an object that is one field of the form, such as a map,
 * replaces the stored one.
 */
export function withFields(values: JsonObject, fields: JsonObject, schema: JsonObject): JsonObject {
  const next = new Map<string, JsonValue>(Object.entries(values));
  for (const [name, field] of Object.entries(fields)) {
    const declared = propertySchema(schema, name);
    const stored = next.get(name);
    if (field === null) next.delete(name);
    else if (isJsonObject(field) && declared && isSectionSchema(declared))
      next.set(name, withFields(isJsonObject(stored) ? stored : {}, field, declared));
    else next.set(name, field);
  }
  return Object.fromEntries(next);
}
