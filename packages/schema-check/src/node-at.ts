import type { Node } from 'jsonc-parser';

/** The value at a path of a JSON file. */
export function valueAt(node: Node | undefined, path: string[]): Node | undefined {
  return path.reduce<Node | undefined>((at, name) => childOf(at, name), node);
}

/** One property, or one item. */
export function childOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(name)];
  if (node?.type !== 'object') return undefined;
  return node.children?.find((property) => property.children?.[0]?.value === name)?.children?.[1];
}
