import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import type { Library } from './resolve-refs';
import { withBranchProperties } from './branch-properties';
import { withoutDependencies } from './dependencies';
import { expandDefinitions } from './expand-definitions';
import { withListedValues } from './listed-values';
import { withMergedParts, withoutEmptyParts } from './merged-parts';

/**
 * A form's schema in the words that the engine knows, which accepts the same values: without definitions of its own,
 * without `dependencies`, with choices between single values as `enum`, and with every property declared once: beside the
 * conditions that show it, and not in parts of `allOf`. References to shared values stay. Throws an `UnplainFormError` with the place of what cannot be rewritten.
 */
export function plainSchema(schema: JsonSchema, library: Library): JsonSchema {
  return plainNode(expandDefinitions(schema, library), '');
}

function plainNode(schema: JsonSchema, pointer: string): JsonSchema {
  if (typeof schema !== 'object') return schema;
  const merged = withoutDependencies(withMergedParts(schema, pointer), pointer);
  const node = withListedValues(withoutEmptyParts(withBranchProperties(merged, pointer)));
  const list = (key: 'oneOf' | 'anyOf'): Partial<JsonSchema> =>
    node[key] ? { [key]: node[key].map((each, index) => plainNode(each, `${pointer}/${key}/${index}`)) } : {};
  return {
    ...node,
    ...(node.properties ? { properties: plainProperties(node.properties, pointer) } : {}),
    ...(node.items ? { items: plainNode(node.items, `${pointer}/items`) } : {}),
    ...list('oneOf'),
    ...list('anyOf'),
  };
}

function plainProperties(properties: Record<string, JsonSchema>, pointer: string): Record<string, JsonSchema> {
  const entries = Object.entries(properties);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, plainNode(part, pointer + pointerOf(['properties', name]))]),
  );
}
