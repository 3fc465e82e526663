import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useMemo, useState } from 'react';
import { defaultWidths, type ShownColumn, withWidth } from '@signalbox/collections-core';
import { type PlacedColumn, placedColumns, widthOf } from './pin-offsets';

interface PlacedColumns {
  placed: readonly PlacedColumn[];
  /** The least width of the table, in pixels. */
  minWidth: number;
  /** The first column takes the place that is left, unless the user gave it a width. */
  isFlexible: boolean;
  /** Shows a width that is being dragged; without one, that of the column. */
  drag: (path: string, width: number | undefined) => void;
}

/** The columns in the order in which they are drawn. `taken`: pixels of the column of checkboxes. */
export function usePlacedColumns(columns: readonly ShownColumn[], taken: number): PlacedColumns {
  const [dragged, setDragged] = useState<{ path: string; width: number }>();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  return useMemo(() => {
    const drawn = dragged ? withWidth(columns, dragged.path, dragged.width) : columns;
    const placed = placedColumns(drawn, taken);
    const fitting = isNarrow ? fittingNarrow(placed) : placed;
    const [first] = fitting;
    return {
      placed: fitting,
      minWidth: taken + widthOf(fitting),
      isFlexible: first?.width === (first && defaultWidths[first.column.kind]),
      drag: (path, width) => setDragged(width === undefined ? undefined : { path, width }),
    };
  }, [columns, taken, dragged, isNarrow]);
}

/** On a narrow screen, only a part of the first column is pinned: the others need the place. */
function fittingNarrow(placed: readonly PlacedColumn[]): PlacedColumn[] {
  return placed.map(({ pin, ...column }, index) =>
    index === 0
      ? { ...column, width: Math.min(column.width, maxNarrowPixels), ...(pin === 'start' ? { pin, isEdge: true } : {}) }
      : { ...column, isEdge: false },
  );
}

const maxNarrowPixels = 150;
