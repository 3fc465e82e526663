import { useState } from 'react';
import { countNodes } from '../../shared/tree/find-node';
import type { PageTree } from '../../shared/tree/page-node';

/** Keys of the collapsed pages, and functions that change them. */
export function useCollapsed(tree: PageTree) {
  const [collapsed, setKeys] = useState<ReadonlySet<string>>(() => initiallyCollapsed(tree));
  return {
    collapsed,
    expand: (keys: readonly string[]) =>
      setKeys((now) =>
        keys.some((key) => now.has(key)) ? new Set([...now].filter((key) => !keys.includes(key))) : now,
      ),
    setCollapsed: (key: string, isCollapsed: boolean) =>
      setKeys((now) => {
        const next = new Set(now);
        if (isCollapsed) next.add(key);
        else next.delete(key);
        return next;
      }),
  };
}

/** A large tree opens with its first level. */
const maxExpandedPages = 200;

function initiallyCollapsed(tree: PageTree): ReadonlySet<string> {
  return new Set(countNodes(tree) > maxExpandedPages ? parentsIn(tree) : []);
}

function parentsIn(tree: PageTree): string[] {
  return tree.flatMap(({ key, children = [] }) => (children.length === 0 ? [] : [key, ...parentsIn(children)]));
}
