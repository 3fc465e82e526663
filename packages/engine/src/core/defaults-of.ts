import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';

/**
 * The initial values of a form: every `default` of its schema, nested ones included. Fields without a default are
 * absent.
 */
export function defaultsOf(form: Pick<FormDefinition, 'schema'>): JsonObject {
  const value = defaultOf(form.schema, true);
  return isJsonObject(value) ? value : {};
}

/**
 * A section's own default takes precedence over its properties' defaults. A required object is present even when empty,
 * and a required tuple when all its places have defaults: its form looks complete.
 */
function defaultOf(schema: JsonSchema, isRequired: boolean): JsonValue | undefined {
  if (schema.properties === undefined)
    return schema.default === undefined && isRequired ? defaultOfTuple(schema) : schema.default;
  const own = isJsonObject(schema.default) ? schema.default : {};
  const values: JsonObject = {};
  for (const [name, child] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(own, name) ? own[name] : defaultOf(child, schema.required?.includes(name) ?? false);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 || isRequired || schema.default !== undefined ? values : undefined;
}

function defaultOfTuple(schema: JsonSchema): JsonValue | undefined {
  const values = placesOf(schema)?.map((place) => defaultOf(place, false));
  return values?.every((value) => value !== undefined) ? values : undefined;
}
