import type { PageNode, PageTree } from '../tree/page-node';

/** Undefined: the top of the tree. */
export type Parent = string | undefined;

export interface IndexedNode {
  node: PageNode;
  parent: Parent;
}

/** A tree by key, for comparisons of whole trees. */
export interface TreeIndex {
  nodes: ReadonlyMap<string, IndexedNode>;
  /** Keys of the children, in order. */
  children: ReadonlyMap<Parent, readonly string[]>;
}

export function indexTree(tree: PageTree): TreeIndex {
  const nodes = new Map<string, IndexedNode>();
  const children = new Map<Parent, readonly string[]>();
  const visit = (list: PageTree, parent: Parent) => {
    children.set(
      parent,
      list.map(({ key }) => key),
    );
    for (const node of list) {
      nodes.set(node.key, { node, parent });
      if (node.children !== undefined) visit(node.children, node.key);
    }
  };
  visit(tree, undefined);
  return { nodes, children };
}

export function childKeys(index: TreeIndex, parent: Parent): readonly string[] {
  return index.children.get(parent) ?? [];
}
