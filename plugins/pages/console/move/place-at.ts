import { foundNode } from '../../shared/tree/find-node';
import type { PageTree, TreePlace } from '../../shared/tree/page-node';

export const relations = ['before', 'after', 'inside'] as const;
export type Relation = (typeof relations)[number];

/** The target that is no page: the end of the top level. */
export const top = '';

interface PlaceAtOptions {
  tree: PageTree;
  /** The page that moves. */
  pageKey: string;
  /** Key of a page, or `top`. */
  target: string;
  relation: Relation;
}

/** The place before, after or below the target. Its index does not count the page that moves. */
export function placeAt({ tree, pageKey, target, relation }: PlaceAtOptions): TreePlace {
  const others = (list: PageTree) => list.filter(({ key }) => key !== pageKey);
  if (target === top) return { parent: undefined, index: others(tree).length };
  const { node, ancestors, siblings } = foundNode(tree, target);
  if (relation === 'inside') return { parent: target, index: others(node.children ?? []).length };
  const index = others(siblings).findIndex(({ key }) => key === target);
  return { parent: ancestors.at(-1)?.key, index: relation === 'before' ? index : index + 1 };
}
