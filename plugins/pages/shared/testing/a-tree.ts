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

/** `count` pages, each below the one with a tenth of its number: ten below each, on three levels for 1,000. */
export function aLargeTree(count: number): PageTree {
  const below = (parent: number): PageTree => {
    const first = parent * 10;
    const numbers = Array.from({ length: 10 }, (_, at) => first + at).filter((each) => each > 0 && each < count);
    return numbers.map((each) => aPage(`page-${each}`, below(each)));
  };
  return [aPage('page-0'), ...below(0)];
}
