import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect } from 'react';
import type { Item } from '../items/item';
import { canHold } from './can-hold';
import styles from './drag.module.css';
import { dataOf, draggedPath } from './dragged';

/** Makes an item of the list draggable, and a folder also a target. */
export function useItemDrag(element: RefObject<HTMLElement | null>, { kind, path }: Item): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    return draggable({
      element: target,
      getInitialData: () => dataOf({ path, isOfTree: false }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => showCount(target, nativeSetDragImage),
    });
  }, [element, path]);
  useFolderDrop(element, kind === 'directory' ? path : undefined);
}

/** Makes a folder of the tree a target, and draggable: it moves with all that is in it. The top of the library does not move. */
export function useTreeDrag(element: RefObject<HTMLElement | null>, path: string, isMovable: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (target === null || !isMovable || path === '') return undefined;
    return draggable({ element: target, getInitialData: () => dataOf({ path, isOfTree: true }) });
  }, [element, path, isMovable]);
  useFolderDrop(element, path);
}

/** Beside the pointer: how many items are dragged, if the item is one of several selected ones. */
function showCount(element: HTMLElement, nativeSetDragImage: DataTransfer['setDragImage'] | null): void {
  const isSelected = element.getAttribute('aria-selected') === 'true';
  const count = Number(element.closest<HTMLElement>('[data-selected-count]')?.dataset['selectedCount'] ?? 1);
  if (!isSelected || count < 2) return;
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
    render: ({ container }) => {
      container.className = styles.count ?? '';
      container.textContent = String(count);
    },
  });
}

/** Makes an element the target of dragged items: they move into its folder. `data-over` marks it meanwhile. */
function useFolderDrop(element: RefObject<HTMLElement | null>, folder: string | undefined): void {
  useEffect(() => {
    const target = element.current;
    if (target === null || folder === undefined) return undefined;
    return acceptItems(target, folder);
  }, [element, folder]);
}

function acceptItems(element: HTMLElement, folder: string): () => void {
  const mark = (isOver: boolean) => element.toggleAttribute('data-over', isOver);
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => {
      const path = draggedPath(source.data);
      return path !== undefined && canHold(folder, path);
    },
    getData: () => ({ folder }),
    onDragEnter: () => mark(true),
    onDragLeave: () => mark(false),
    onDrop: () => mark(false),
  });
}
