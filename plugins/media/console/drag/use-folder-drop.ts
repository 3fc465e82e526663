import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import { canHold } from './can-hold';
import { draggedPath } from './dragged';

/** Makes an element the target of dragged items: they move into its folder. `data-over` marks it meanwhile. */
export function useFolderDrop(element: RefObject<HTMLElement | null>, folder: string | undefined): void {
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
