import { countNodes } from './find-node';
import type { PageNode, PageTree, TreeLimits } from './page-node';

/** How a tree is beyond its limits. Merging two drafts can do that: each of them alone is within. */
export interface OverLimits {
  /** Number of pages, if there are too many. */
  count: number | undefined;
  /** The pages of the first level that is too deep. */
  deep: readonly PageNode[];
}

/** Undefined for a tree within its limits. */
export function overLimits(tree: PageTree, { maxDepth, maxNodes }: TreeLimits): OverLimits | undefined {
  const count = countNodes(tree);
  const deep = levelOf(tree, maxDepth + 1);
  return count <= maxNodes && deep.length === 0 ? undefined : { count: count > maxNodes ? count : undefined, deep };
}

/** The pages of a level; 1 is the top. */
function levelOf(tree: PageTree, level: number): PageTree {
  return level === 1
    ? tree
    : tree.flatMap(({ children }) => (children === undefined ? [] : levelOf(children, level - 1)));
}
