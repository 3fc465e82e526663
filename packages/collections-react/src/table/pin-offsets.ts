import type { ShownColumn } from '@signalbox/collections-core';

/** A column as the table draws it. */
export interface PlacedColumn extends ShownColumn {
  /** Pixels between a pinned column and the side at which it is pinned. */
  offset: number;
  /** The last one pinned at the start, or the first at the end: the table draws a line beside it. */
  isEdge: boolean;
}

/** Columns pinned at the start first, those pinned at the end last. `taken`: pixels before the first one. */
export function placedColumns(shown: readonly ShownColumn[], taken: number): PlacedColumn[] {
  const starts = shown.filter(({ pin }) => pin === 'start');
  const ends = shown.filter(({ pin }) => pin === 'end');
  const middle = shown.filter(({ pin }) => pin === undefined);
  return [
    ...starts.map((each, index) => ({
      ...each,
      offset: taken + widthOf(starts.slice(0, index)),
      isEdge: index === starts.length - 1,
    })),
    ...middle.map((each) => ({ ...each, offset: 0, isEdge: false })),
    ...ends.map((each, index) => ({ ...each, offset: widthOf(ends.slice(index + 1)), isEdge: index === 0 })),
  ];
}

export function widthOf(columns: readonly { width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
