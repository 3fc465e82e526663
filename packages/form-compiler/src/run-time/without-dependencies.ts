import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { pointerOf } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { dependencyKeywords } from '@signalbox/schemas/subschema-keywords';
import { declaresMore } from './declares-more';
import { schemaAt } from './keyword-rules';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/**
 * A schema with conditions in the place of its `dependencies`: what depends on a property applies while the property is there. Throws
 * for a property that only a dependency declares: no input and no column would have it.
 */
export function withoutDependencies(schema: JsonObject, pointer: string): JsonObject {
  const conditions: JsonObject[] = [];
  for (const keyword of dependencyKeywords) {
    const at = pointer + pointerOf([keyword]);
    for (const [name, depends] of Object.entries(schemaAt(schema[keyword] ?? {}, at))) {
      const then: JsonValue = Array.isArray(depends) ? { required: depends } : depends;
      if (isJsonObject(then) && declaresMore(then, schema))
        throw new UnsupportedSchemaError({ pointer, reason: 'keyword', params: { keyword } });
      conditions.push({ if: { required: [name] }, then });
    }
  }
  if (conditions.length === 0) return schema;
  const { dependencies: _old, dependentRequired: _names, dependentSchemas: _schemas, ...rest } = schema;
  return { ...rest, allOf: [...[rest.allOf ?? []].flat(), ...conditions] };
}
