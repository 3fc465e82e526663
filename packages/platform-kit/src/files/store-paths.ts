import { mkdir } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { FileTree } from '../file-tree';
import type { FileEntry } from './contract';
import { entriesIn, entryOf } from './entries';
import { checkFileName, isStoredName, pathSegments } from './file-path';
import { fileError } from './file-error';

interface LocatedPath {
  /** In its normal form. */
  path: string;
  names: string[];
  /** The last names of the path, which do not exist yet. */
  missing: string[];
}

interface StorePathsOptions {
  tree: FileTree;
  /** Folder on the disk that new files need. */
  root: string;
  /** Bytes that may be written to its disk. */
  spareBytes: (folder: string) => Promise<number>;
}

/** Finds entries of a file store by their paths. Follows no links. */
export function createStorePaths({ tree, root, spareBytes }: StorePathsOptions) {
  const locate = (path: string) => locateIn(tree, path);

  /** The path of a file to be written. Creates its directory. */
  async function prepare(wanted: string): Promise<string> {
    const { path, names, missing } = await locate(wanted);
    missing.forEach(checkFileName);
    if (names.length === 0) throw new PlatformError('invalidPath', { detail: 'the root' });
    await tree.makeDirectory(names.slice(0, -1).join('/')).catch(fileError(wanted));
    return path;
  }

  async function entry(path: string): Promise<FileEntry | undefined> {
    return entryOf(tree, (await locate(path)).names);
  }

  async function namesIn(directory: string): Promise<string[]> {
    const { path, names } = await locate(directory);
    const children = await tree.names(path).catch(fileError(directory));
    return children.filter((name) => isStoredName(name, names.length));
  }

  async function entriesOf(directory: string, children: readonly string[]): Promise<FileEntry[]> {
    return entriesIn(tree, (await locate(directory)).names, children);
  }

  async function existing(path: string): Promise<string> {
    const found = await entry(path);
    if (!found) throw new PlatformError('notFound', { detail: path });
    if (found.path === '') throw new PlatformError('invalidPath', { detail: 'the root' });
    return found.path;
  }

  /** A directory takes a block of the disk. */
  async function requireRoom(directories: string[]): Promise<void> {
    if (directories.length === 0) return;
    await mkdir(root, { recursive: true });
    if ((await spareBytes(root)) === 0) throw new PlatformError('diskFull');
  }

  /** Existing source and free target of a move or a copy. Makes nothing: `prepare` makes the directories on the way. */
  async function fromTo(from: string, to: string): Promise<{ source: string; target: string }> {
    const source = await existing(from);
    const { path: target, names, missing } = await locate(to);
    // The source would have the directories on the way.
    if (`${target}/`.startsWith(`${source}/`))
      throw new PlatformError('invalidPath', { detail: 'a directory into itself' });
    missing.forEach(checkFileName);
    if (names.length === 0) throw new PlatformError('invalidPath', { detail: 'the root' });
    if (missing.length === 0) throw new PlatformError('alreadyExists', { detail: to });
    await requireRoom(missing.slice(0, -1));
    return { source, target };
  }

  return { locate, prepare, entry, namesIn, entriesOf, existing, requireRoom, fromTo };
}

/** Checks every directory on the way for links. */
async function locateIn(tree: FileTree, path: string): Promise<LocatedPath> {
  const names = pathSegments(path);
  let depth = 0;
  for (; depth < names.length; depth++) {
    const stats = await tree.stat(names.slice(0, depth + 1).join('/'));
    if (stats?.kind === 'link') throw new PlatformError('invalidPath', { detail: 'a link' });
    if (!stats) break;
  }
  return { path: names.join('/'), names, missing: names.slice(depth) };
}
