import type { CompiledForm } from '@signalbox/schemas';
import { useState } from 'react';
import { allNodes } from '../../shared/tree/find-node';
import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** Keys of the pages with an invalid value, from top to bottom. An unchanged page is validated once. */
export function useInvalidPages(tree: PageTree, compiled: CompiledForm): string[] {
  const [known] = useState(() => new WeakMap<PageNode, boolean>());
  const isValid = (node: PageNode) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const result = compiled.validate(node).length === 0;
    known.set(node, result);
    return result;
  };
  return allNodes(tree)
    .filter((node) => !isValid(node))
    .map(({ key }) => key);
}
