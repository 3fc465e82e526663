import type { PageNode, PageTree } from './page-node';

/** A node with the nodes around it. */
interface FoundNode {
  node: PageNode;
  /** From the top of the tree down to the parent. */
  ancestors: readonly PageNode[];
  siblings: PageTree;
  /** Among the siblings. */
  index: number;
}

export function findNode(tree: PageTree, key: string): FoundNode | undefined {
  return search(tree, key, []);
}

function search(siblings: PageTree, key: string, ancestors: readonly PageNode[]): FoundNode | undefined {
  for (const [index, node] of siblings.entries()) {
    if (node.key === key) return { node, ancestors, siblings, index };
    if (node.children === undefined) continue;
    const found = search(node.children, key, [...ancestors, node]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The node with this key. Throws if there is none: the caller has the key from the same tree. */
export function foundNode(tree: PageTree, key: string): FoundNode {
  const found = findNode(tree, key);
  if (found === undefined) throw new Error(`The tree has no page "${key}".`);
  return found;
}

/** The children of a page, or the top of the tree. */
export function childrenOf(tree: PageTree, parent: string | undefined): PageTree {
  return parent === undefined ? tree : (foundNode(tree, parent).node.children ?? []);
}

/** Every node, each before the nodes below it. */
export function allNodes(tree: PageTree): PageNode[] {
  return tree.flatMap((node) => (node.children === undefined ? [node] : [node, ...allNodes(node.children)]));
}

/** Levels of a subtree: 1 for a page without pages below it. */
export function heightOf({ children = [] }: PageNode): number {
  return 1 + Math.max(0, ...children.map(heightOf));
}

export function countNodes(tree: PageTree): number {
  return tree.reduce((sum, { children = [] }) => sum + 1 + countNodes(children), 0);
}

/** Key of the page that takes the place of a deleted one, or of the one above it. */
export function neighborOf(tree: PageTree, key: string): string | undefined {
  const found = findNode(tree, key);
  if (found === undefined) return undefined;
  const { siblings, index, ancestors } = found;
  return (siblings[index + 1] ?? siblings[index - 1] ?? ancestors.at(-1))?.key;
}
