import { childrenOf, foundNode } from '../../shared/tree/find-node';
import type { PageTree, TreePlace } from '../../shared/tree/page-node';
import type { TreeRow } from '../rows/visible-rows';

/** Where the pointer is in a row: in its upper part, its lower part, or its middle. */
export type DropZone = 'before' | 'after' | 'inside';

interface DropQuestion {
  tree: PageTree;
  rows: readonly TreeRow[];
  /** The row under the pointer. */
  index: number;
  zone: DropZone;
  /** The page that is dragged. */
  dragged: string;
  /** Level at which the pointer is, by its distance from the line's start. May be any integer. */
  pointerLevel: number;
}

/** A place with the line that shows it. */
export interface DropTarget {
  place: TreePlace;
  /** Level of the line. */
  level: number;
}

/**
 * The place that a drop at the pointer means. Behind the last page of a branch, the pointer's distance from the line's
 * start chooses the level: further out is behind the parent. Undefined if there is no such row.
 */
export function dropTarget({ tree, rows, index, zone, dragged, pointerLevel }: DropQuestion): DropTarget | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const { key } = row.node;
  if (zone === 'inside') return { place: end(tree, key, dragged), level: row.level + 1 };
  if (zone === 'before') return { place: beside(tree, { key, dragged, isAfter: false }), level: row.level };
  if (row.isExpanded === true) return { place: { parent: key, index: 0 }, level: row.level + 1 };
  // The row below bounds how far out the place may be.
  const outermost = Math.min(rows[index + 1]?.level ?? 1, row.level);
  const level = Math.max(outermost, Math.min(pointerLevel, row.level));
  const { ancestors, node } = foundNode(tree, key);
  const sibling = [...ancestors, node][level - 1] ?? node;
  return { place: beside(tree, { key: sibling.key, dragged, isAfter: true }), level };
}

/** Indexes count without the page that moves. */
function beside(
  tree: PageTree,
  { key, dragged, isAfter }: { key: string; dragged: string; isAfter: boolean },
): TreePlace {
  const { ancestors, siblings, index } = foundNode(tree, key);
  const own = siblings.findIndex((node) => node.key === dragged);
  const shift = own >= 0 && own < index ? 1 : 0;
  // Beside itself: where it is.
  const behind = isAfter && own !== index ? 1 : 0;
  return { parent: ancestors.at(-1)?.key, index: index - shift + behind };
}

function end(tree: PageTree, parent: string, dragged: string): TreePlace {
  return { parent, index: childrenOf(tree, parent).filter((node) => node.key !== dragged).length };
}
