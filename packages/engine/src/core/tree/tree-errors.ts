import type { JsonObject, JsonValue, TreeRules } from '@signalbox/schemas';
import type { FieldError, FormPlan, Pointer } from '../contract';
import { readAt } from '../pointer';
import { placeInTree } from './place-in-tree';
import { nodeTitle, treeNodes, treesOf, type PlacedNode } from './tree-nodes';

/**
 * Errors of fields with the keyword `tree`: too many nodes (`maxNodes`), a node below too many others (`maxDepth`), or a key
 * that an earlier node has (`unique`). JSON Schema cannot express these. The browser and the server both call this function.
 */
export function treeErrors({ plan, values }: { plan: FormPlan; values: JsonObject }): FieldError[] {
  return treesOf(plan).flatMap(({ field, rules }) => {
    const nodes = treeNodes({ rules, items: readAt(values, field), at: field });
    if (nodes.length > rules.maxNodes)
      return [{ field, pointer: field, keyword: 'maxNodes', params: { limit: rules.maxNodes } }];
    return [...depthErrors(field, rules, nodes), ...keyErrors(field, rules, nodes)];
  });
}

function depthErrors(field: Pointer, { maxDepth }: TreeRules, nodes: PlacedNode[]): FieldError[] {
  return nodes
    .filter(({ depth }) => depth > maxDepth)
    .map(({ pointer }) => ({ field, pointer, keyword: 'maxDepth', params: { limit: maxDepth } }));
}

function keyErrors(field: Pointer, rules: TreeRules, nodes: PlacedNode[]): FieldError[] {
  const seen = new Set<JsonValue>();
  return nodes.flatMap(({ node, pointer }) => {
    const key = node[rules.key];
    if (key === undefined) return [];
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ field, pointer: `${pointer}/${rules.key}`, keyword: 'unique', params: { property: rules.key } }];
  });
}

/** The errors, those inside a tree with the title of their node as the parameter `node`. */
export function withNodes(
  errors: FieldError[],
  { plan, values }: { plan: FormPlan; values: JsonObject },
): FieldError[] {
  const trees = errors.length === 0 ? [] : treesOf(plan);
  return trees.reduce((named, { field, rules }) => {
    if (named.every((error) => error.field !== field)) return named;
    const nodes = treeNodes({ rules, items: readAt(values, field), at: field });
    const wrong = new Set(named.map(({ pointer }) => placeInTree({ rules, at: field, pointer })?.node));
    const placedNodes = nodes.filter(({ pointer }) => wrong.has(pointer));
    const titles = new Map(placedNodes.map((placed) => [placed.pointer, nodeTitle({ rules, placed })]));
    return named.map((error) => {
      const place = error.field === field ? placeInTree({ rules, at: field, pointer: error.pointer }) : undefined;
      const node = place && titles.get(place.node);
      return node === undefined ? error : { ...error, params: { ...error.params, node } };
    });
  }, errors);
}
