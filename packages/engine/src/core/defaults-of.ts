import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from './pointer';

/** The values of a form nobody has touched: every `default` of its schema, nested ones included. Fields without one are absent. */
export function defaultsOf(form: Pick<FormDefinition, 'schema'>): JsonObject {
  const value = defaultOf(form.schema, true);
  return isJsonObject(value) ? value : {};
}

/** A section's own default wins over its properties'. A required object is there even when it is empty. */
function defaultOf(schema: JsonSchema, isRequired: boolean): JsonValue | undefined {
  if (schema.properties === undefined) return schema.default;
  const own = isJsonObject(schema.default) ? schema.default : {};
  const values: JsonObject = {};
  for (const [name, child] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(own, name) ? own[name] : defaultOf(child, schema.required?.includes(name) ?? false);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 || isRequired || schema.default !== undefined ? values : undefined;
}
