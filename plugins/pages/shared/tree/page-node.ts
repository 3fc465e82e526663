import type { Page } from '@signalbox/schemas/types';

/** A page in the editor: every page has a key. Never changed in place: an operation copies only the path to its node. */
export type PageNode = Omit<Page, 'key' | 'children'> & { key: string; children?: readonly PageNode[] };
export type PageTree = readonly PageNode[];
/** The values of a page, without its key and the pages below it. */
export type PageValues = Omit<Page, 'key' | 'children'>;

/** A place in a tree: below `parent`, or at the top without one. `index` counts without the node that moves there. */
export interface TreePlace {
  parent: string | undefined;
  index: number;
}

export interface TreeLimits {
  /** Maximum number of levels. */
  maxDepth: number;
  /** Maximum number of pages on all levels. */
  maxNodes: number;
}

/** Leaves `children` out if the list is empty. */
export function withChildren(node: PageNode, children: readonly PageNode[]): PageNode {
  const { children: _, ...own } = node;
  return children.length === 0 ? own : { ...own, children };
}

export function valuesOf({ key: _key, children: _children, ...values }: PageNode): PageValues {
  return values;
}
