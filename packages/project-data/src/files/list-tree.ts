import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '@signalbox/platform-kit';

export interface FoundFile {
  /** Path below the root, with `/`. */
  path: string;
  bytes: number;
  modifiedMs: number;
  /** Distinguishes a file from a later one of the same name. */
  inode: number;
}

export interface FoundTree {
  files: FoundFile[];
  directories: string[];
  /** Symbolic links. They are not followed. */
  links: string[];
}

/** Lists everything below `root` except foreign paths and their content. A missing root is an empty tree. */
export async function listTree(
  root: string,
  { isForeign }: { isForeign: (path: string) => boolean },
): Promise<FoundTree> {
  const tree: FoundTree = { files: [], directories: [], links: [] };
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noEntries);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isForeign(path)) continue;
      if (entry.isDirectory()) {
        tree.directories.push(path);
        waiting.push(path);
      } else if (entry.isFile()) {
        const file = await foundFile(root, path);
        if (file) tree.files.push(file);
      } else if (entry.isSymbolicLink()) tree.links.push(path);
    }
  }
  return tree;
}

/** Undefined when there is no such file. */
export async function foundFile(root: string, path: string): Promise<FoundFile | undefined> {
  try {
    const stats = await lstat(join(root, path));
    if (!stats.isFile()) return undefined;
    return { path, bytes: stats.size, modifiedMs: stats.mtimeMs, inode: stats.ino };
  } catch (error) {
    return ignoreMissing(error);
  }
}

function noEntries(error: unknown): never[] {
  ignoreMissing(error);
  return [];
}
