import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** The parts of a meta-schema that describe the value at a path. */
export function metaSchemasAt(meta: JsonObject, path: readonly string[]): JsonObject[] {
  return path.reduce<JsonObject[]>(
    (schemas, name) => [
      ...new Set(schemas.flatMap((schema) => childrenOf(schema, name)).flatMap((child) => allOf(meta, child))),
    ],
    allOf(meta, meta),
  );
}

const branches = ['allOf', 'anyOf', 'oneOf'] as const;

/** A schema, and those that hold for the same value: behind its `$ref`, and in its branches. */
function allOf(meta: JsonObject, schema: JsonValue | undefined, depth = 0): JsonObject[] {
  if (!isJsonObject(schema) || depth > 8) return [];
  const { $ref: reference, then, else: otherwise } = schema;
  const target = typeof reference === 'string' ? definitionOf(meta, reference) : undefined;
  const others = branches.flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list : [];
  });
  return [schema, ...[target, then, otherwise, ...others].flatMap((other) => allOf(meta, other, depth + 1))];
}

function definitionOf({ definitions }: JsonObject, reference: string): JsonValue | undefined {
  return isJsonObject(definitions) ? definitions[reference.replace('#/definitions/', '')] : undefined;
}

function childrenOf(schema: JsonObject, name: string): (JsonValue | undefined)[] {
  const { properties, patternProperties, additionalProperties, items } = schema;
  const own = isJsonObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [];
  const patterns = isJsonObject(patternProperties) ? Object.entries(patternProperties) : [];
  const matching = patterns.filter(([pattern]) => new RegExp(pattern).test(name)).map(([, child]) => child);
  if (own.length + matching.length > 0) return [...own, ...matching];
  return /^\d+$/.test(name) && items !== undefined ? [items] : [additionalProperties];
}

/** Names of properties, with their descriptions. */
export function namesIn(schemas: readonly JsonObject[]): Map<string, string | undefined> {
  return new Map(
    schemas.flatMap(({ properties }) =>
      isJsonObject(properties)
        ? Object.entries(properties).map(([name, child]): [string, string | undefined] => [name, descriptionOf(child)])
        : [],
    ),
  );
}

function descriptionOf(schema: JsonValue | undefined): string | undefined {
  const description = isJsonObject(schema) ? schema['description'] : undefined;
  return typeof description === 'string' ? description : undefined;
}

/** The values that the schemas name. */
export function valuesIn(schemas: readonly JsonObject[]): JsonValue[] {
  return schemas.flatMap(({ enum: choices, const: only, type }) => {
    if (Array.isArray(choices)) return choices;
    if (only !== undefined) return [only];
    return type === 'boolean' ? [true, false] : [];
  });
}

/** Returns how a value of a property begins. */
export function startOf(schemas: readonly JsonObject[]): string {
  const types = new Set(schemas.flatMap(({ type }) => type ?? []));
  if (types.has('object')) return '{}';
  if (types.has('array')) return '[]';
  return types.has('string') ? '""' : '';
}
