import { attachInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import { draggedPage, type RowData } from './row-data';

/** Makes a row a target for other rows: above, below, or inside it. Draggable itself if the user may move its page. */
export function useRowDrag(row: RefObject<HTMLElement | null>, key: string, canMove: boolean): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const data: RowData = { kind: 'page', key };
    const operations = { 'reorder-before': 'available', 'reorder-after': 'available', combine: 'available' } as const;
    return combine(
      canMove ? draggable({ element, getInitialData: () => data }) : () => {},
      dropTargetForElements({
        element,
        canDrop: ({ source }) => draggedPage(source.data) !== undefined,
        getData: ({ input, element: target }) => attachInstruction(data, { input, element: target, operations }),
      }),
    );
  }, [row, key, canMove]);
}
