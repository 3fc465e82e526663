import { lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import type { FileEntry } from './contract';
import { absent, entriesIn, entryOf } from './entries';
import { checkFileName, isStoredName, pathSegments } from './file-path';
import { fileError } from './file-error';

interface LocatedPath {
  /** Absolute. */
  location: string;
  names: string[];
  /** The last names of the path, which do not exist yet. */
  missing: string[];
}

interface StorePathsOptions {
  root: string;
  /** Bytes that may be written to the disk of a folder. */
  spareBytes: (folder: string) => Promise<number>;
}

/** Finds entries of a file store by their paths. Follows no links. */
export function createStorePaths({ root, spareBytes }: StorePathsOptions) {
  const locate = (path: string) => locateIn(root, path);

  /** The location of a file to be written. Creates its directory. */
  async function prepare(path: string): Promise<string> {
    const { location, names, missing } = await locate(path);
    missing.forEach(checkFileName);
    if (names.length === 0) throw new PlatformError('invalidPath', { detail: 'the root' });
    await mkdir(join(location, '..'), { recursive: true }).catch(fileError(path));
    return location;
  }

  async function entry(path: string): Promise<FileEntry | undefined> {
    const { location, names } = await locate(path);
    return entryOf(location, names);
  }

  async function namesIn(directory: string): Promise<string[]> {
    const { location, names } = await locate(directory);
    const children = await readdir(location).catch(fileError(directory));
    return children.filter((name) => isStoredName(name, names.length));
  }

  async function entriesOf(directory: string, children: readonly string[]): Promise<FileEntry[]> {
    const { location, names } = await locate(directory);
    return entriesIn({ location, names }, children);
  }

  async function existing(path: string): Promise<string> {
    const found = await entry(path);
    if (!found) throw new PlatformError('notFound', { detail: path });
    if (found.path === '') throw new PlatformError('invalidPath', { detail: 'the root' });
    return join(root, found.path);
  }

  /** A directory takes a block of the disk. */
  async function requireRoom(directories: string[]): Promise<void> {
    if (directories.length === 0) return;
    await mkdir(root, { recursive: true });
    if ((await spareBytes(root)) === 0) throw new PlatformError('diskFull');
  }

  /** Existing source and free target of a move or a copy. */
  async function fromTo(from: string, to: string): Promise<{ source: string; target: string }> {
    const source = await existing(from);
    await requireRoom((await locate(to)).missing.slice(0, -1));
    const target = await prepare(to);
    if (`${target}/`.startsWith(`${source}/`))
      throw new PlatformError('invalidPath', { detail: 'a directory into itself' });
    if (await entry(to)) throw new PlatformError('alreadyExists', { detail: to });
    return { source, target };
  }

  return { locate, prepare, entry, namesIn, entriesOf, existing, requireRoom, fromTo };
}

/** The absolute path. Checks every folder on the way for links. */
async function locateIn(root: string, path: string): Promise<LocatedPath> {
  const names = pathSegments(path);
  let location = root;
  let depth = 0;
  for (; depth < names.length; depth++) {
    location = join(location, names[depth] ?? '');
    const stats = await lstat(location).catch(absent);
    if (stats?.isSymbolicLink()) throw new PlatformError('invalidPath', { detail: 'a link' });
    if (!stats) break;
  }
  return { location: join(root, ...names), names, missing: names.slice(depth) };
}
