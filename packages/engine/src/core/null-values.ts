import type { JsonSchema } from '@signalbox/schemas';

/** True for a schema that has null among its types. */
export function takesNull({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.length > 1 && type.includes('null');
}

/** The schema without null: a widget edits the other values. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (!takesNull(schema)) return schema;
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const [type = 'null', ...others] = types;
  return {
    ...schema,
    type: others.length > 0 ? types : type,
    ...(schema.enum ? { enum: schema.enum.filter((value) => value !== null) } : {}),
  };
}
