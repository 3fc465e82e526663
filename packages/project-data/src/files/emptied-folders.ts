import { dirname } from 'node:path/posix';
import type { FilesPlan } from './plan-files';

/**
 * Takes the folders out of the verdict that would be new and empty because the files in them are left out. Answers them,
 * inner folders first. A folder that is empty in the archive too stays, and so does what is around it.
 */
export function emptiedFolders({ files, directories, held }: FilesPlan, leftOut: readonly string[]): string[] {
  const before = new Set(held.directories);
  /** How many files and folders stand below each folder, at any depth. */
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

/** From the inside out. */
function foldersAround(path: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders;
}
