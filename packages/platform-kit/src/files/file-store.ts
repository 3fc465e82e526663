import { constants, createReadStream } from 'node:fs';
import { cp, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { syncDirectory } from '@signalbox/archive';
import type { FileEntry, FileStore } from './contract';
import { absent } from './entries';
import { checkFileName } from './file-path';
import { fileError } from './file-error';
import { freeBytes } from './free-bytes';
import { createStaging, removeLeftovers } from './staging';
import { createStorePaths } from './store-paths';
import { treeBytes } from './tree-bytes';

interface FileStoreOptions {
  root: string;
  /** Bytes that may be written to the disk of a folder. */
  spareBytes?: (folder: string) => Promise<number>;
}

/** Files in the folder `root`, which is created on first use. Links below it are never followed. */
export function createFileStore({ root, spareBytes = freeBytes }: FileStoreOptions): FileStore {
  const paths = createStorePaths({ root, spareBytes });
  const { locate, entry, namesIn, entriesOf, existing, fromTo } = paths;
  const staging = join(root, '.staging');
  const stage = createStaging({ directory: staging, prepare: paths.prepare, spareBytes: () => spareBytes(root) });
  const copyEntry = createCopy(() => spareBytes(root));

  return {
    stage: (content, { maxBytes }) => stage(content, { maxBytes }),
    location: existing,
    entry,
    removeLeftovers: () => removeLeftovers(staging),

    async bytesOf(path, isLeftOut = () => false) {
      const { location } = await locate(path);
      return treeBytes(location, (name) => name.startsWith('.') || isLeftOut(name));
    },

    async write(path, content) {
      const staged = await stage(content, { maxBytes: Number.POSITIVE_INFINITY, mayUseReserve: true });
      await staged.place(path, { shouldReplace: true }).finally(staged.discard);
      return { bytes: staged.bytes };
    },

    async read(path, range) {
      const found = await entry(path);
      return !found || found.isDirectory ? undefined : readFile(join(root, found.path), range);
    },

    names: namesIn,
    entriesOf,

    async list(directory) {
      return (await entriesOf(directory, await namesIn(directory))).toSorted(directoriesFirst);
    },

    async makeDirectory(path) {
      const { location, missing } = await locate(path);
      missing.forEach(checkFileName);
      await paths.requireRoom(missing);
      await mkdir(location, { recursive: true }).catch(fileError(path));
    },

    async move(from, to) {
      const { source, target } = await fromTo(from, to);
      await rename(source, target).catch(fileError(to));
      await syncDirectory(join(target, '..'));
    },

    async copy(from, to) {
      const { source, target } = await fromTo(from, to);
      await copyEntry(source, target).catch(fileError(to));
    },

    async remove(path) {
      await rm(await existing(path), { recursive: true });
    },
  };
}

async function readFile(location: string, range: Parameters<FileStore['read']>[1]): ReturnType<FileStore['read']> {
  const file = await open(location, constants.O_RDONLY | constants.O_NOFOLLOW).catch(absent);
  if (!file) return undefined;
  const { size, mtime } = await file.stat();
  return { stream: createReadStream('', { fd: file, ...range }), bytes: size, modifiedAt: mtime };
}

/** Copies files and directories. Copies that run at the same time share the spare bytes of the disk. */
function createCopy(spareBytes: () => Promise<number>) {
  let copiedBytes = 0;
  return async (source: string, target: string): Promise<void> => {
    const bytes = await treeBytes(source);
    copiedBytes += bytes;
    try {
      if (copiedBytes > (await spareBytes())) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
      // Takes the name: `cp` would add to a directory that another request has just made.
      if ((await lstat(source)).isDirectory()) await mkdir(target);
      const mode = constants.COPYFILE_EXCL;
      await cp(source, target, { recursive: true, errorOnExist: true, force: false, mode, filter: isNoLink });
    } finally {
      copiedBytes -= bytes;
    }
  };
}

function directoriesFirst(one: FileEntry, other: FileEntry): number {
  return Number(other.isDirectory) - Number(one.isDirectory) || (one.name < other.name ? -1 : 1);
}

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink();
}
