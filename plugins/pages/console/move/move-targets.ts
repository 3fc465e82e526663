import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** A page that another one can move to, with the titles of the pages above it. */
interface MoveTarget {
  value: string;
  label: string;
}

interface MoveTargetsOptions {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  titleOf: (node: PageNode) => string;
}

/** Every page but the moved one, from top to bottom, e.g. `Plant › Boilers`. */
export function moveTargets({ tree, pageKey, titleOf }: MoveTargetsOptions): MoveTarget[] {
  const targets: MoveTarget[] = [];
  const visit = (list: PageTree, above: string) => {
    for (const node of list) {
      const label = above + titleOf(node);
      if (node.key !== pageKey) targets.push({ value: node.key, label });
      visit(node.children ?? [], `${label} › `);
    }
  };
  visit(tree, '');
  return targets;
}
