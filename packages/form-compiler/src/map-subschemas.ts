import type { JsonSchema } from '@signalbox/schemas';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';

/** A copy in which `change` was applied to every direct subschema. Values such as `default` are left alone. */
export function mapSubschemas(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: JsonSchema = { ...schema };
  for (const key of subschemaKeywords.one) {
    const part = copy[key];
    if (typeof part === 'object') Object.assign(copy, { [key]: change(part) });
  }
  const { items } = copy;
  if (Array.isArray(items)) copy.items = items.map(change);
  else if (typeof items === 'object') copy.items = change(items);
  for (const key of subschemaKeywords.list) {
    if (copy[key]) copy[key] = copy[key].map(change);
  }
  if (copy.dependencies) copy.dependencies = mapDependencies(copy.dependencies, change);
  for (const key of subschemaKeywords.byName) {
    const parts = copy[key];
    if (parts) copy[key] = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
  }
  return copy;
}

type Dependencies = NonNullable<JsonSchema['dependencies']>;

/** A dependency is a schema, or a list of names. */
function mapDependencies(dependencies: Dependencies, change: (part: JsonSchema) => JsonSchema): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, depends]) => [name, Array.isArray(depends) ? depends : change(depends)]),
  );
}
