import type { PageNode, PageTree } from '../tree/page-node';

/** Nested keys, e.g. `{ plant: { boilers: {}, pumps: {} }, office: {} }`. */
export interface Outline {
  [key: string]: Outline;
}

/** Pages titled by their keys. */
export function aTree(outline: Outline): PageTree {
  return Object.entries(outline).map(([key, below]) => aPage(key, aTree(below)));
}

export function aPage(key: string, children: PageTree = []): PageNode {
  return {
    key,
    title: key,
    path: key,
    element: 'dashboard.1',
    ...(children.length === 0 ? {} : { children }),
  };
}

export function outlineOf(tree: PageTree): Outline {
  return Object.fromEntries(tree.map(({ key, children = [] }) => [key, outlineOf(children)]));
}

/** `count` pages, ten below each, in up to four levels. */
export function aLargeTree(count: number): PageTree {
  let made = 0;
  const below = (depth: number): PageTree => {
    const list: PageNode[] = [];
    while (list.length < 10 && made < count) {
      const key = `page-${made++}`;
      list.push(aPage(key, depth < 3 ? below(depth + 1) : []));
    }
    return list;
  };
  const tree: PageNode[] = [];
  while (made < count) tree.push(...below(0));
  return tree;
}
