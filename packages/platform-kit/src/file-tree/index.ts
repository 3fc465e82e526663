export type { FileTree, TreeEntry, TreeFile, TreeStats } from './contract';
export { hasCode, ignoreMissing, isDiskFull, isMissing } from './error-code';
export { createFolderTree } from './folder-tree';
export { freeBytes } from './free-bytes';
export { linkOrCopy } from './link-or-copy';
export { namesOrNone, treeSize, type TreeSize } from './tree-size';
