import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface ColumnDragOptions {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  path: string;
  /** Another column was dropped here. */
  onDrop: (drop: { dragged: string; isAfter: boolean }) => void;
}

/** Lets a row be dragged by its handle, and takes others. Returns where a column that is over the row would go. */
export function useColumnDrag({ row, handle, path, onDrop }: ColumnDragOptions): 'before' | 'after' | undefined {
  const [over, setOver] = useState<'before' | 'after'>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return undefined;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ kind: 'list-column', path }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => columnOf(source.data) !== undefined,
        getData: ({ input, element: target }) => attachInstruction({ path }, { input, element: target, operations }),
        onDrag: ({ self, source }) => setOver(columnOf(source.data) === path ? undefined : placeOf(self.data)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ self, source }) => {
          setOver(undefined);
          const [dragged, place] = [columnOf(source.data), placeOf(self.data)];
          if (dragged !== undefined && dragged !== path && place) drop({ dragged, isAfter: place === 'after' });
        },
      }),
    );
  }, [row, handle, path]);
  return over;
}

const operations: Partial<Record<Operation, 'available'>> = {
  'reorder-before': 'available',
  'reorder-after': 'available',
};

function placeOf(data: Record<string | symbol, unknown>): 'before' | 'after' | undefined {
  const operation = extractInstruction(data)?.operation;
  if (operation === 'reorder-before') return 'before';
  return operation === 'reorder-after' ? 'after' : undefined;
}

function columnOf({ kind, path }: Record<string, unknown>): string | undefined {
  return kind === 'list-column' && typeof path === 'string' ? path : undefined;
}
