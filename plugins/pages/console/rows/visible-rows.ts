import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** A row of the drawn tree. */
export interface TreeRow {
  node: PageNode;
  /** Key of the page above; undefined at the top. */
  parent: string | undefined;
  /** 1 at the top. */
  level: number;
  /** 1 for the first of its siblings. */
  position: number;
  siblings: number;
  /** Undefined for a page without pages below it. */
  isExpanded: boolean | undefined;
}

/** The rows from top to bottom, without those below collapsed pages. */
export function visibleRows(tree: PageTree, collapsed: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (list: PageTree, parent: string | undefined, level: number) => {
    for (const [index, node] of list.entries()) {
      const isExpanded = node.children === undefined ? undefined : !collapsed.has(node.key);
      rows.push({ node, parent, level, position: index + 1, siblings: list.length, isExpanded });
      if (isExpanded === true) visit(node.children ?? [], node.key, level + 1);
    }
  };
  visit(tree, undefined, 1);
  return rows;
}

/** Index of the row of a page; -1 without one. */
export function rowIndex(rows: readonly TreeRow[], key: string | undefined): number {
  return rows.findIndex(({ node }) => node.key === key);
}
