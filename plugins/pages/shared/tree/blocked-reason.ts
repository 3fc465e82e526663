import { countNodes, findNode, foundNode, heightOf } from './find-node';
import type { PageTree, TreeLimits, TreePlace } from './page-node';

/** Why a page cannot move to a place: `self` into itself, `inside` into a page below it, `depth` too many levels, `here` it is there. */
type BlockedReason = 'self' | 'inside' | 'depth' | 'here';

/** Undefined where the page may move to the place. */
export function blockedReason({
  tree,
  key,
  place: { parent, index },
  limits,
}: {
  tree: PageTree;
  key: string;
  place: TreePlace;
  limits: TreeLimits;
}): BlockedReason | undefined {
  const moved = foundNode(tree, key);
  if (parent === key) return 'self';
  if (parent !== undefined && findNode(moved.node.children ?? [], parent) !== undefined) return 'inside';
  if (moved.ancestors.at(-1)?.key === parent && moved.index === index) return 'here';
  return depthBelow(tree, parent) + heightOf(moved.node) > limits.maxDepth ? 'depth' : undefined;
}

/** Returns why a page cannot be added below `parent`: too many levels, or too many pages. Undefined where it can. */
export function addBlockedReason(
  tree: PageTree,
  parent: string | undefined,
  limits: TreeLimits,
): 'depth' | 'count' | undefined {
  if (countNodes(tree) >= limits.maxNodes) return 'count';
  return depthBelow(tree, parent) + 1 > limits.maxDepth ? 'depth' : undefined;
}

/** Returns why a page cannot be duplicated with the pages below it: too many pages. Undefined where it can. */
export function duplicateBlockedReason(tree: PageTree, key: string, limits: TreeLimits): 'count' | undefined {
  return countNodes(tree) + countNodes([foundNode(tree, key).node]) > limits.maxNodes ? 'count' : undefined;
}

/** Levels down to and with `parent`. */
function depthBelow(tree: PageTree, parent: string | undefined): number {
  return parent === undefined ? 0 : foundNode(tree, parent).ancestors.length + 1;
}
