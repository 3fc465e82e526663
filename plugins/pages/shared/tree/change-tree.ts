import { foundNode } from './find-node';
import { withChildren, type PageNode, type PageTree, type PageValues, type TreePlace } from './page-node';

/** Inserts a node, with the nodes below it. */
export function insertNode(tree: PageTree, node: PageNode, { parent, index }: TreePlace): PageTree {
  return changeList(tree, parent, (list) => [...list.slice(0, index), node, ...list.slice(index)]);
}

/** Removes a node and the nodes below it. */
export function deleteNode(tree: PageTree, key: string): PageTree {
  const { ancestors } = foundNode(tree, key);
  return changeList(tree, ancestors.at(-1)?.key, (list) => list.filter((node) => node.key !== key));
}

/** Moves a node, with the nodes below it. The caller has made sure that the place is not blocked: see `blockedReason`. */
export function moveNode(tree: PageTree, key: string, place: TreePlace): PageTree {
  const { node } = foundNode(tree, key);
  return insertNode(deleteNode(tree, key), node, place);
}

/** Replaces the values of a page. Its key and the pages below it stay. */
export function updateNode(tree: PageTree, key: string, values: PageValues): PageTree {
  const { ancestors } = foundNode(tree, key);
  return changeList(tree, ancestors.at(-1)?.key, (list) =>
    list.map((node) => (node.key === key ? withChildren({ ...values, key }, node.children ?? []) : node)),
  );
}

/** Adds a copy of a page, and of the pages below it, behind it. */
export function duplicateNode(tree: PageTree, key: string, newKey: () => string): { tree: PageTree; copy: PageNode } {
  const { node, ancestors, index } = foundNode(tree, key);
  const copy = copyOf(node, newKey);
  return { tree: insertNode(tree, copy, { parent: ancestors.at(-1)?.key, index: index + 1 }), copy };
}

function copyOf(node: PageNode, newKey: () => string): PageNode {
  const copy = { ...node, key: newKey() };
  return withChildren(
    copy,
    (node.children ?? []).map((child) => copyOf(child, newKey)),
  );
}

/** Changes one list of siblings. Copies the nodes on the path to it and shares all others. */
function changeList(tree: PageTree, parent: string | undefined, change: (list: PageTree) => PageTree): PageTree {
  if (parent === undefined) return change(tree);
  const { node, ancestors } = foundNode(tree, parent);
  let changed = withChildren(node, change(node.children ?? []));
  for (const ancestor of ancestors.toReversed()) changed = withChildren(ancestor, replaced(ancestor.children, changed));
  return replaced(tree, changed);
}

function replaced(list: PageTree = [], changed: PageNode): PageTree {
  return list.map((node) => (node.key === changed.key ? changed : node));
}
