import { isSameJson } from './same-json';
import { valuesOf, type PageNode, type PageTree } from './page-node';

/** True if both trees have the same pages at the same places. Skips the branches that they share. */
export function isSameTree(one: PageTree = [], other: PageTree = []): boolean {
  return one === other || (one.length === other.length && one.every((node, index) => isSameNode(node, other[index])));
}

function isSameNode(one: PageNode, other: PageNode | undefined): boolean {
  if (one === other) return true;
  return (
    other !== undefined &&
    one.key === other.key &&
    isSameJson({ ...valuesOf(one) }, { ...valuesOf(other) }) &&
    isSameTree(one.children, other.children)
  );
}
