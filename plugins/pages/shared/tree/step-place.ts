import { foundNode } from './find-node';
import type { PageTree, TreePlace } from './page-node';

/** One step: before the sibling above, behind the sibling below, to the end of the sibling above, or behind the parent. */
export type Step = 'up' | 'down' | 'in' | 'out';
export const steps: readonly Step[] = ['up', 'down', 'in', 'out'];

/** Returns where a step takes a page; undefined at the edge of the tree, where there is no such place. */
export function stepPlace(tree: PageTree, key: string, step: Step): TreePlace | undefined {
  const { ancestors, siblings, index } = foundNode(tree, key);
  const parent = ancestors.at(-1);
  switch (step) {
    case 'up':
      return index === 0 ? undefined : { parent: parent?.key, index: index - 1 };
    case 'down':
      return index === siblings.length - 1 ? undefined : { parent: parent?.key, index: index + 1 };
    case 'in': {
      const above = siblings[index - 1];
      return above && { parent: above.key, index: above.children?.length ?? 0 };
    }
    case 'out':
      return parent && { parent: ancestors.at(-2)?.key, index: foundNode(tree, parent.key).index + 1 };
  }
}
