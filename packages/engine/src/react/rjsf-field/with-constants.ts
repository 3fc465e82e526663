import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemAt } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';
import { definitionOf } from '../../core';

/**
 * `value` with the constants of the branches that it belongs to: they distinguish the branches, and users do not see them.
 * A value that fits several branches belongs to the first, which RJSF shows. One that fits none is unchanged.
 */
export function withConstants(field: JsonSchema, value: JsonValue | undefined): JsonValue | undefined {
  const resolved = (schema: JsonSchema) => definitionOf(schema, field.definitions);
  const inside = (schema: JsonSchema | undefined, part: JsonValue): JsonValue =>
    schema === undefined ? part : (filled(resolved(schema), part) ?? null);
  const filled = (schema: JsonSchema, part: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(part)) return part.map((item, place) => inside(itemAt(schema, place), item));
    if (!isJsonObject(part)) return part;
    const branch = (schema.oneOf ?? schema.anyOf)?.map(resolved).find((each) => fits(each, part));
    const properties = { ...schema.properties, ...branch?.properties };
    const own = Object.entries(branch?.properties ?? {}).flatMap(([name, { const: constant }]) =>
      constant === undefined || Object.hasOwn(part, name) ? [] : [[name, constant] as const],
    );
    const rest = Object.entries(part).map(([name, inner]) => [name, inside(properties[name], inner)] as const);
    return Object.fromEntries([...own, ...rest]);
  };
  return filled(resolved(field), value);
}

/** True if the branch has all names of the value, and no other constant. */
export function fits({ properties = {} }: JsonSchema, value: JsonObject): boolean {
  return Object.entries(value).every(([name, part]) => {
    const child = properties[name];
    return child !== undefined && (child.const === undefined || child.const === part);
  });
}
