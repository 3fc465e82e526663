import { withChildren, type PageNode, type PageTree } from '../tree/page-node';
import { mergeNodes, type MergedNode, type PageClash, type Side, type Sides } from './merge-nodes';
import { mergeOrder } from './merge-order';
import { repairParents } from './merge-parents';
import { siblingMoves } from './sibling-moves';
import { childKeys, indexTree, type Parent } from './tree-index';

interface MergeOptions {
  /** The tree that both sides started from. */
  base: PageTree;
  mine: PageTree;
  theirs: PageTree;
  /** Whose change counts where both changed the same page. `mine` by default. */
  prefer?: Side;
  /** Keys of the pages that I moved, if known. They show which one of two swapped pages was moved. */
  moved?: ReadonlySet<string>;
}

interface MergeResult {
  tree: PageTree;
  /** Pages that both sides changed in different ways, each with its kinds of change. Empty: the tree has all changes of both. */
  clashes: PageClash[];
}

/** Merges the changes of two administrators page by page. */
export function mergeTrees({ base, mine, theirs, prefer = 'mine', moved }: MergeOptions): MergeResult {
  if (theirs === base) return { tree: mine, clashes: [] };
  const sides = sidesOf({ base, mine, theirs, prefer, moved });
  const { merged, clashes } = mergeNodes(sides);
  const found = [...clashes, ...repairParents(merged, sides)];
  const children = new Map<Parent, string[]>();
  for (const [key, { parent }] of merged) children.set(parent, [...(children.get(parent) ?? []), key]);

  const build = (parent: Parent): PageNode[] => {
    const { order, clashes: both } = mergeOrder({
      ...ordersOf(sides, parent),
      keys: children.get(parent) ?? [],
      moves: sides.moves,
      prefer,
    });
    for (const key of both) found.push(orderClash(sides, key));
    return order.flatMap((key) => {
      const node = merged.get(key);
      return node === undefined ? [] : [nodeOf(key, node, build(key))];
    });
  };
  const tree = build(undefined);
  return {
    tree,
    clashes: found.filter((clash, index) => found.findIndex((each) => isSameClash(each, clash)) === index),
  };
}

function sidesOf({ prefer = 'mine', moved, ...trees }: MergeOptions): Sides {
  const [base, mine, theirs] = [indexTree(trees.base), indexTree(trees.mine), indexTree(trees.theirs)];
  const moves = { mine: siblingMoves(base, mine, moved), theirs: siblingMoves(base, theirs) };
  return { base, mine, theirs, moves, prefer };
}

function ordersOf({ base, mine, theirs }: Sides, parent: Parent) {
  return { base: childKeys(base, parent), mine: childKeys(mine, parent), theirs: childKeys(theirs, parent) };
}

function isSameClash(one: PageClash, other: PageClash): boolean {
  return one.key === other.key && one.kind === other.kind;
}

function orderClash({ mine, theirs }: Sides, key: string): PageClash {
  return { key, kind: 'moved', mine: mine.nodes.get(key)?.node, theirs: theirs.nodes.get(key)?.node };
}

function nodeOf(key: string, { values }: MergedNode, children: readonly PageNode[]): PageNode {
  return withChildren({ ...values, key }, children);
}
