import { deleteNode } from '../../shared/tree/change-tree';
import { foundNode } from '../../shared/tree/find-node';
import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** The page above that becomes invalid when a page is deleted: a group that opens nothing without a page below it. */
export function brokenParent({
  tree,
  key,
  isValid,
}: {
  tree: PageTree;
  key: string;
  isValid: (node: PageNode) => boolean;
}): PageNode | undefined {
  const parent = foundNode(tree, key).ancestors.at(-1);
  if (parent === undefined || !isValid(parent)) return undefined;
  return isValid(foundNode(deleteNode(tree, key), parent.key).node) ? undefined : parent;
}
