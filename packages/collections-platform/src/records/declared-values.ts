import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { isFree, itemSchema, mayBe, propertySchema } from '@signalbox/collections-core';

/** The values of a record without those of properties that its model does not declare, at any depth. */
export function declaredValues(values: JsonObject, schema: JsonObject): JsonObject {
  const entries = Object.entries(values).flatMap(([name, value]): [string, JsonValue][] => {
    const property = propertySchema(schema, name);
    const declared = property && declaredValue(value, property);
    return declared === undefined ? [] : [[name, declared]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns what a schema declares of a value. Undefined if that is nothing: for an object with other properties only,
 * and for an object or a list instead of a value of another type.
 */
export function declaredValue(value: JsonValue, schema: JsonObject): JsonValue | undefined {
  if (Array.isArray(value)) return declaredItems(value, schema);
  if (!isJsonObject(value) || isFree(schema, 'object')) return value;
  if (!mayBe(schema, 'object')) return undefined;
  const declared = declaredValues(value, schema);
  return Object.keys(declared).length === 0 && Object.keys(value).length > 0 ? undefined : declared;
}

function declaredItems(list: JsonValue[], schema: JsonObject): JsonValue[] | undefined {
  if (isFree(schema, 'array')) return list;
  const items = mayBe(schema, 'array') ? itemSchema(schema) : undefined;
  // Each item keeps its place.
  return items && list.map((item) => declaredValue(item, items) ?? {});
}
