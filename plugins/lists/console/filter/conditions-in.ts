import type { Condition, FilterNode } from './filter-tree';

/** All comparisons of a part of a filter. */
export function conditionsIn(node: FilterNode): Condition[] {
  switch (node.kind) {
    case 'condition':
      return [node];
    case 'group':
      return node.of.flatMap(conditionsIn);
    case 'foreign':
      return [];
  }
}
