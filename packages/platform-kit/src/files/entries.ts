import type { FileTree } from '../file-tree';
import type { FileEntry } from './contract';

/** The entry at a path of a tree, with these names. Undefined for a missing one and for a link. */
export async function entryOf(tree: FileTree, names: readonly string[]): Promise<FileEntry | undefined> {
  const path = names.join('/');
  const stats = await tree.stat(path);
  if (!stats || (stats.kind !== 'file' && stats.kind !== 'directory')) return undefined;
  const { kind, bytes, modifiedAt } = stats;
  return { name: names.at(-1) ?? '', path, isDirectory: kind === 'directory', bytes, modifiedAt };
}

/** The entries with these names in a directory. Reads them in batches: other requests share the threads of the file system. */
export async function entriesIn(
  tree: FileTree,
  directory: readonly string[],
  children: readonly string[],
): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  for (let at = 0; at < children.length; at += atOnce) {
    const batch = children.slice(at, at + atOnce).map((name) => entryOf(tree, [...directory, name]));
    for (const entry of await Promise.all(batch)) if (entry) entries.push(entry);
  }
  return entries;
}

const atOnce = 8;
