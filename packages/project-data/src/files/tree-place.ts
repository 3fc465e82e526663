import { createFolderTree, type FileTree, type PlatformKit } from '@signalbox/platform-kit';

/** A directory of a tree. It may be missing. */
export interface TreePlace {
  tree: FileTree;
  root: string;
}

export type FileItem = 'fileServer' | 'html';

export type TreeKit = Pick<PlatformKit, 'dataDir' | 'fileTree'>;

/** The tree of an item, whose paths are relative to the data folder. The front-end package is on the disk. */
export function treeOf(kit: TreeKit, item: FileItem): FileTree {
  return item === 'fileServer' ? kit.fileTree : createFolderTree({ root: kit.dataDir });
}
