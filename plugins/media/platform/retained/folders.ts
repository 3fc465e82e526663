import { dirname } from 'node:path/posix';
import { type FileTree, hasCode, namesOrNone } from '@signalbox/platform-kit';

/** What has the tree of the files. */
export interface TreeKit {
  fileTree: FileTree;
}

/** Names in a directory, sorted. None for a missing one. */
export async function namesIn({ fileTree }: TreeKit, path: string): Promise<string[]> {
  return (await namesOrNone(fileTree, path)).toSorted();
}

export async function isThere({ fileTree }: TreeKit, path: string): Promise<boolean> {
  return (await fileTree.stat(path)) !== undefined;
}

/** Moves a file or a directory, and makes the directory around its target. */
export async function moveEntry({ fileTree }: TreeKit, source: string, target: string): Promise<void> {
  await fileTree.makeDirectory(dirname(target));
  await fileTree.move(source, target);
}

/** Moves a directory into the place of another, whose content stays. Can be repeated after a crash. Does nothing for a missing one. */
export async function mergeFolder(kit: TreeKit, source: string, target: string): Promise<void> {
  const stats = await kit.fileTree.stat(source);
  if (!stats) return;
  try {
    return await moveEntry(kit, source, target);
  } catch (error) {
    if (stats.kind !== 'directory' || !hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  for (const name of await namesIn(kit, source)) await mergeFolder(kit, `${source}/${name}`, `${target}/${name}`);
  await kit.fileTree.removeEmpty(source);
}
