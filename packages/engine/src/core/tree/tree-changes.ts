import type { JsonObject, JsonValue, TreeRules } from '@signalbox/schemas';
import { isSameValue } from '../same-value';
import { withTreeKeys } from './tree-keys';
import { treeNodes, type PlacedNode } from './tree-nodes';

/** What a save does to the nodes of a tree, by their keys. */
interface TreeChanges {
  added: PlacedNode[];
  /** Nodes with another value, another parent, or another place among the siblings that both trees have. */
  edited: PlacedNode[];
  deleted: PlacedNode[];
}

/**
 * Nodes of `before` without a key are found by the keys of `withTreeKeys`. Nodes of `after` without a key, and those with
 * the key of an earlier node, count as new.
 */
export function treeChanges({
  rules,
  before,
  after,
}: {
  rules: TreeRules;
  before: JsonValue | undefined;
  after: JsonValue | undefined;
}): TreeChanges {
  const old = byKey(rules, withTreeKeys({ rules, items: before }));
  const next = byKey(rules, after);
  const keyOf = ({ node }: PlacedNode) => node[rules.key];
  const parentOf = ({ parent }: PlacedNode) => (parent === undefined ? undefined : keyOf(parent));
  const ranks = rankAmong(old.keyed, (key) => next.keyed.has(key), parentOf);
  const nextRanks = rankAmong(next.keyed, (key) => old.keyed.has(key), parentOf);
  const edited = [...next.keyed].flatMap(([key, placed]) => {
    const former = old.keyed.get(key);
    if (former === undefined) return [];
    const isSame =
      isSameValue(ownValues(rules, former.node), ownValues(rules, placed.node)) &&
      parentOf(former) === parentOf(placed) &&
      ranks.get(key) === nextRanks.get(key);
    return isSame ? [] : [placed];
  });
  return {
    added: [...next.rest, ...missing(next.keyed, old.keyed)],
    edited,
    deleted: [...old.rest, ...missing(old.keyed, next.keyed)],
  };
}

type Keyed = Map<JsonValue, PlacedNode>;

function byKey(rules: TreeRules, items: JsonValue | undefined): { keyed: Keyed; rest: PlacedNode[] } {
  const keyed: Keyed = new Map();
  const rest: PlacedNode[] = [];
  for (const placed of treeNodes({ rules, items, at: '' })) {
    const key = placed.node[rules.key];
    if (key === undefined || keyed.has(key)) rest.push(placed);
    else keyed.set(key, placed);
  }
  return { keyed, rest };
}

/** Place of each node among its siblings that the other tree has under the same parent or elsewhere. */
function rankAmong(
  nodes: Keyed,
  isCounted: (key: JsonValue) => boolean,
  parentOf: (placed: PlacedNode) => JsonValue | undefined,
): Map<JsonValue, number> {
  const counts = new Map<JsonValue | undefined, number>();
  const ranks = new Map<JsonValue, number>();
  for (const [key, placed] of nodes) {
    if (!isCounted(key)) continue;
    const parent = parentOf(placed);
    const rank = counts.get(parent) ?? 0;
    ranks.set(key, rank);
    counts.set(parent, rank + 1);
  }
  return ranks;
}

function missing(nodes: Keyed, others: Keyed): PlacedNode[] {
  return [...nodes].filter(([key]) => !others.has(key)).map(([, placed]) => placed);
}

function ownValues({ children }: TreeRules, node: JsonObject): JsonObject {
  const { [children]: _, ...own } = node;
  return own;
}
