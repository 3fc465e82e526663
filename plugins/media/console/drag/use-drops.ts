import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent } from 'react';
import { canHold } from './can-hold';
import { draggedPath, folderOf, isDraggedInTree } from './dragged';

interface Drops {
  selected: ReadonlySet<string>;
  /** Moves items into a folder; '' is the top of the library. */
  onMove: (paths: readonly string[], folder: string) => void;
}

/** Moves items that are dropped onto a folder. An item of the selection takes the whole selection along. */
export function useDrops({ selected, onMove }: Drops): void {
  const handleDrop = useEffectEvent((path: string, folder: string, isAlone: boolean) => {
    const paths = selected.has(path) && !isAlone ? [...selected] : [path];
    const moved = paths.filter((each) => canHold(folder, each));
    if (moved.length > 0) onMove(moved, folder);
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedPath(source.data) !== undefined,
        onDrop: ({ source, location }) => {
          const folder = folderOf(location.current.dropTargets[0]?.data ?? {});
          const path = draggedPath(source.data);
          if (folder !== undefined && path !== undefined) handleDrop(path, folder, isDraggedInTree(source.data));
        },
      }),
    [],
  );
}
