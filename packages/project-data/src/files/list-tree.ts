import { join } from 'node:path/posix';
import { isMissing, type TreeEntry } from '@signalbox/platform-kit';
import type { TreePlace } from './tree-place';

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
  { tree, root }: TreePlace,
  { isForeign }: { isForeign: (path: string) => boolean },
): Promise<FoundTree> {
  const found: FoundTree = { files: [], directories: [], links: [] };
  const waiting = [''];
  for (let directory = waiting.pop(); directory !== undefined; directory = waiting.pop()) {
    for (const entry of await tree.entries(join(root, directory)).catch(noEntries)) {
      const path = join(directory, entry.name);
      if (isForeign(path)) continue;
      if (entry.kind === 'directory') {
        found.directories.push(path);
        waiting.push(path);
      } else if (entry.kind === 'file') {
        const { bytes, modifiedMs, id: inode } = entry;
        found.files.push({ path, bytes, modifiedMs, inode });
      } else if (entry.kind === 'link') found.links.push(path);
    }
  }
  return found;
}

function noEntries(error: unknown): TreeEntry[] {
  if (!isMissing(error)) throw error;
  return [];
}
