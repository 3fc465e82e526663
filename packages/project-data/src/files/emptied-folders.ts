import { dirname } from 'node:path/posix';
import type { FilesPlan } from './plan-files';

/**
 * Removes the folders from the plan that would be new and empty because their files are left out. Returns them, inner
 * folders first. A folder that is also empty in the archive stays, and so do the folders around it.
 */
export function emptiedFolders({ files, directories, existing }: FilesPlan, leftOut: readonly string[]): string[] {
  const before = new Set(existing.directories);
  /** Number of files and folders below each folder, at any depth. */
  const below = new Map<string, number>();
  const count = (path: string, difference: number) => {
    for (const folder of foldersAround(path)) below.set(folder, (below.get(folder) ?? 0) + difference);
  };
  for (const path of [...files.keys(), ...directories]) count(path, 1);
  const emptied = new Set<string>();
  for (const path of leftOut)
    for (const folder of foldersAround(path)) {
      if (before.has(folder) || (below.get(folder) ?? 0) > 0 || emptied.has(folder)) break;
      emptied.add(folder);
      if (directories.delete(folder)) count(folder, -1);
    }
  return [...emptied];
}

/** Ordered from the inner folder to the outer one. */
function foldersAround(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders;
}
