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
  const { locate, prepare, entry, namesIn, entriesOf, existing, requireRoom, fromTo } = createStorePaths({
    root,
    spareBytes,
  });
  const staging = join(root, '.staging');
  const stage = createStaging({ directory: staging, prepare, spareBytes: () => spareBytes(root) });
  /** Bytes of copies that are being made. */
  let copiedBytes = 0;

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
