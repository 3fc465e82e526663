import { constants, createReadStream } from 'node:fs';
import { cp, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { syncDirectory } from '@signalbox/archive';
import type { FileEntry, FileStore } from './contract';
import { absent, entriesIn, entryOf } from './entries';
import { checkFileName, isStoredName, pathSegments } from './file-path';
import { fileError } from './file-error';
import { freeBytes } from './free-bytes';
import { createStaging, removeLeftovers } from './staging';
import { treeBytes } from './tree-bytes';

interface LocatedPath {
  /** Absolute. */
  location: string;
  names: string[];
  /** The last names of the path, which do not exist yet. */
  missing: string[];
}

interface FileStoreOptions {
  root: string;
  /** Bytes that may be written to the disk of a folder. */
  spareBytes?: (folder: string) => Promise<number>;
}

/** Files in the folder `root`, which is created on first use. Links below it are never followed. */
export function createFileStore({ root, spareBytes = freeBytes }: FileStoreOptions): FileStore {
  const staging = join(root, '.staging');
  const stage = createStaging({ directory: staging, prepare, spareBytes: () => spareBytes(root) });
  /** Bytes of copies that are being made. */
  let copiedBytes = 0;

  /** The absolute path. Checks every folder on the way for links. */
  async function locate(path: string): Promise<LocatedPath> {
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

  return {
    stage: (content, { maxBytes }) => stage(content, { maxBytes }),
    entry,
    removeLeftovers: () => removeLeftovers(staging),

    async bytesOf(path, isLeftOut = () => false) {
      const { location } = await locate(path);
      return treeBytes(location, (name) => name.startsWith('.') || isLeftOut(name));
    },

    async write(path, content) {
      const staged = await stage(content, { maxBytes: Number.POSITIVE_INFINITY, mayUseReserve: true });
      await staged.place(path, { shouldReplace: true });
      return { bytes: staged.bytes };
    },

    async read(path, range) {
      const found = await entry(path);
      if (!found || found.isDirectory) return undefined;
      const file = await open(join(root, found.path), constants.O_RDONLY | constants.O_NOFOLLOW).catch(absent);
      if (!file) return undefined;
      const { size, mtime } = await file.stat();
      return { stream: createReadStream('', { fd: file, ...range }), bytes: size, modifiedAt: mtime };
    },

    names: namesIn,
    entriesOf,

    async list(directory) {
      return (await entriesOf(directory, await namesIn(directory))).toSorted(directoriesFirst);
    },

    async makeDirectory(path) {
      const { location, missing } = await locate(path);
      missing.forEach(checkFileName);
      await requireRoom(missing);
      await mkdir(location, { recursive: true }).catch(fileError(path));
    },

    async move(from, to) {
      const { source, target } = await fromTo(from, to);
      await rename(source, target).catch(fileError(to));
      await syncDirectory(join(target, '..'));
    },

    async copy(from, to) {
      const { source, target } = await fromTo(from, to);
      const bytes = await treeBytes(source);
      copiedBytes += bytes;
      try {
        if (copiedBytes > (await spareBytes(root))) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
        await cp(source, target, { recursive: true, errorOnExist: true, force: false, filter: isNoLink }).catch(
          fileError(to),
        );
      } finally {
        copiedBytes -= bytes;
      }
    },

    async remove(path) {
      await rm(await existing(path), { recursive: true });
    },
  };
}

function directoriesFirst(one: FileEntry, other: FileEntry): number {
  return Number(other.isDirectory) - Number(one.isDirectory) || (one.name < other.name ? -1 : 1);
}

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink();
}
