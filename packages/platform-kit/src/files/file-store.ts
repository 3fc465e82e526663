import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { createFolderTree, type FileTree, freeBytes, treeSize } from '../file-tree';
import type { FileEntry, FileStore } from './contract';
import { checkFileName } from './file-path';
import { fileError } from './file-error';
import { createStaging, removeLeftovers } from './staging';
import { createStorePaths } from './store-paths';

interface FileStoreOptions {
  /** Folder on this machine: of the files, or of those that are being received if there is a `tree`. */
  root: string;
  /** Where the files are instead, outside of this machine. */
  tree?: FileTree;
  /** Bytes that may be written to the disk of a folder. */
  spareBytes?: (folder: string) => Promise<number>;
}

/** Files in the folder `root`, which is created on first use, or in a tree. Links are never followed. */
export function createFileStore({ root, tree: elsewhere, spareBytes = freeBytes }: FileStoreOptions): FileStore {
  const tree = elsewhere ?? createFolderTree({ root });
  const spareOfTree = elsewhere ? async () => Number.POSITIVE_INFINITY : spareBytes;
  const paths = createStorePaths({ tree, root, spareBytes: spareOfTree });
  const { locate, entry, namesIn, entriesOf, existing, fromTo } = paths;
  const directory = join(root, '.staging');
  const stage = createStaging({ tree, directory, prepare: paths.prepare, spareBytes: () => spareBytes(root) });
  const copyEntry = createCopy(tree, () => spareOfTree(root));

  return {
    stage: (content, { maxBytes }) => stage(content, { maxBytes }),
    borrow: async (path) => tree.borrow(await existing(path)),
    entry,
    removeLeftovers: () => removeLeftovers(directory),

    bytesOf: async (path, isLeftOut) => bytesBelow(tree, (await locate(path)).path, isLeftOut),

    async write(path, content) {
      const staged = await stage(content, { maxBytes: Number.POSITIVE_INFINITY, mayUseReserve: true });
      await staged.place(path, { shouldReplace: true }).finally(staged.discard);
      return { bytes: staged.bytes };
    },

    async read(path, range) {
      const found = await entry(path);
      if (!found || found.isDirectory) return undefined;
      const file = await tree.read(found.path, range);
      return file && { stream: file.content, bytes: file.bytes, modifiedAt: file.modifiedAt };
    },

    names: namesIn,
    entriesOf,

    async list(path) {
      return (await entriesOf(path, await namesIn(path))).toSorted(directoriesFirst);
    },

    async makeDirectory(path) {
      const { path: place, missing } = await locate(path);
      missing.forEach(checkFileName);
      await paths.requireRoom(missing);
      await tree.makeDirectory(place).catch(fileError(path));
    },

    async move(from, to) {
      const { source, target } = await fromTo(from, to);
      await paths.prepare(to);
      await tree.move(source, target).catch(fileError(to));
    },

    async copy(from, to) {
      const { source, target } = await fromTo(from, to);
      await copyEntry(source, target, () => paths.prepare(to)).catch(fileError(to));
    },

    async remove(path) {
      await tree.remove(await existing(path));
    },
  };
}

/** Leaves out hidden names, and those at the top that the caller leaves out. */
async function bytesBelow(tree: FileTree, top: string, isTopLeftOut = (_name: string) => false): Promise<number> {
  const isLeftOut = (name: string, around: string) => isHidden(name) || (around === top && isTopLeftOut(name));
  return (await treeSize(tree, top, { isLeftOut })).bytes;
}

/** Copies files and directories. Copies that run at the same time share the spare bytes of the disk. */
function createCopy(tree: FileTree, spareBytes: () => Promise<number>) {
  let copiedBytes = 0;
  return async (source: string, target: string, prepare: () => Promise<unknown>): Promise<void> => {
    const { bytes } = await treeSize(tree, source, { isLeftOut: isHidden });
    copiedBytes += bytes;
    try {
      if (copiedBytes > (await spareBytes())) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
      await prepare();
      await tree.copy(source, target);
    } finally {
      copiedBytes -= bytes;
    }
  };
}

function isHidden(name: string): boolean {
  return name.startsWith('.');
}

function directoriesFirst(one: FileEntry, other: FileEntry): number {
  return Number(other.isDirectory) - Number(one.isDirectory) || (one.name < other.name ? -1 : 1);
}
