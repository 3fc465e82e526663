import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import type { Item } from '../items/item';
import { dataOf } from './dragged';
import { useFolderDrop } from './use-folder-drop';

/** Makes an item draggable, and a folder also a target. */
export function useItemDrag(element: RefObject<HTMLElement | null>, { kind, path }: Item): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    return draggable({ element: target, getInitialData: () => dataOf(path) });
  }, [element, path]);
  useFolderDrop(element, kind === 'directory' ? path : undefined);
}
