import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/**
 * `value` with the constants of the branches that it belongs to: they distinguish the branches, and users do not see them.
 * A value that fits several branches belongs to the first, which RJSF shows. One that fits none is unchanged.
 */
export function withConstants(schema: JsonSchema, value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined ? value : value.map((item) => withConstants(items, item) ?? null);
  }
  if (!isJsonObject(value)) return value;
  const branch = (schema.oneOf ?? schema.anyOf)?.find((each) => fits(each, value));
  const properties = { ...schema.properties, ...branch?.properties };
  const own = Object.entries(branch?.properties ?? {}).flatMap(([name, { const: constant }]) =>
    constant === undefined || Object.hasOwn(value, name) ? [] : [[name, constant] as const],
  );
  const inner = Object.entries(value).map(([name, part]) => {
    const child = properties[name];
    return [name, child === undefined ? part : (withConstants(child, part) ?? null)] as const;
  });
  return Object.fromEntries([...own, ...inner]);
}

/** True if the branch has all names of the value, and no other constant. */
function fits({ properties = {} }: JsonSchema, value: JsonObject): boolean {
  return Object.entries(value).every(([name, part]) => {
    const child = properties[name];
    return child !== undefined && (child.const === undefined || child.const === part);
  });
}
