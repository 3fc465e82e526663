import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Library } from './resolve-refs';
import { withBranchProperties } from './branch-properties';
import { withClosedBranches } from './closed-branches';
import { withoutDependencies } from './dependencies';
import { expandDefinitions } from './expand-definitions';
import { withListedValues } from './listed-values';
import { withoutDiscriminator } from './without-discriminator';
import { withMergedParts, withoutEmptyParts, withRequiredOfParts } from './merged-parts';
import { withMergedValues } from './merged-values';
import { withNamedValues } from './named-by-patterns';

/**
 * A form's schema with the keywords that the engine knows, which accepts the same values: with no definitions of its own but
 * those that lead back to themselves, without `dependencies`, with choices between single values as `enum`, and with every
 * property declared once: beside the conditions that show it, and not in parts of `allOf`. A default of a list has `minItems`.
 * Branches of a choice between objects take no other properties than those that they declare.
 * References to shared values stay. Throws an `UnplainFormError` with the place of what cannot be rewritten.
 */
export function plainSchema(schema: JsonSchema, library: Library): JsonSchema {
  const { definitions, ...root } = expandDefinitions(schema, library);
  const recursive = Object.entries(definitions ?? {}).map(
    ([name, part]) => [name, plainNode(part, `/definitions${pointerOf([name])}`)] as const,
  );
  return { ...plainNode(root, ''), ...(definitions ? { definitions: Object.fromEntries(recursive) } : {}) };
}

function plainNode(schema: JsonSchema, pointer: string): JsonSchema {
  if (typeof schema !== 'object') return schema;
  const known = withoutDiscriminator(withMergedValues(withObjectType(schema), pointer), pointer);
  const merged = withoutDependencies(withMergedParts(known, pointer), pointer);
  const object = withoutEmptyParts(withRequiredOfParts(withBranchProperties(merged, pointer)));
  const node = withPaddedDefault(withListedValues(withNamedValues(object)));
  const list = (key: 'oneOf' | 'anyOf'): Partial<JsonSchema> =>
    node[key] ? { [key]: node[key].map((each, index) => plainNode(each, `${pointer}/${key}/${index}`)) } : {};
  return withClosedBranches({
    ...node,
    ...(node.properties ? { properties: plainProperties(node.properties, pointer) } : {}),
    ...plainItems(node, pointer),
    ...list('oneOf'),
    ...list('anyOf'),
  });
}

/** An object whose type is left out, as RJSF and most people read it. Not in conditions, which evaluate what they name. */
function withObjectType(schema: JsonSchema): JsonSchema {
  const { type, properties, $ref } = schema;
  return type === undefined && properties !== undefined && $ref === undefined ? { ...schema, type: 'object' } : schema;
}

function plainItems({ items, additionalItems }: JsonSchema, pointer: string): Partial<JsonSchema> {
  return {
    ...(Array.isArray(items)
      ? { items: items.map((each, place) => plainNode(each, `${pointer}/items/${place}`)) }
      : {}),
    ...(isJsonObject(items) ? { items: plainNode(items, `${pointer}/items`) } : {}),
    ...(isJsonObject(additionalItems)
      ? { additionalItems: plainNode(additionalItems, `${pointer}/additionalItems`) }
      : {}),
  };
}

function plainProperties(properties: Record<string, JsonSchema>, pointer: string): Record<string, JsonSchema> {
  const entries = Object.entries(properties);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, plainNode(part, pointer + pointerOf(['properties', name]))]),
  );
}

/** No default is filled up to more items than these: the check rejects one that stays shorter than `minItems`. */
const mostItems = 100;

/** A list whose default is shorter than `minItems`, with the default of its items in the places that it lacks, as RJSF fills it. */
function withPaddedDefault(schema: JsonSchema): JsonSchema {
  const { default: own, minItems = 0 } = schema;
  const ofItem = itemsOf(schema)?.default;
  if (!Array.isArray(own) || ofItem === undefined || own.length >= minItems || minItems > mostItems) return schema;
  return { ...schema, default: [...own, ...Array.from({ length: minItems - own.length }, () => ofItem)] };
}
