import type { FileTree, PlatformKit } from '@signalbox/platform-kit';

/** A directory of a tree. It may be missing. */
export interface TreePlace {
  tree: FileTree;
  root: string;
}

export type FileItem = 'fileServer' | 'html';

export type TreeKit = Pick<PlatformKit, 'dataDir' | 'fileTree'>;

/** The tree of an item, whose paths are relative to the data folder. */
export function treeOf({ fileTree }: Pick<TreeKit, 'fileTree'>, _item: FileItem): FileTree {
  return fileTree;
}
