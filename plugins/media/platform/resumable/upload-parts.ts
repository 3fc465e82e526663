import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, ignoreMissing, namesOrNone, type PlatformKit } from '@signalbox/platform-kit';
import { chainOf, chainBytes, partName } from './part-chain';
import { openPart, type PartWriter } from './part-writer';

/** The received bytes of unfinished uploads: a directory for each, with parts, in the tree that all servers share. */
export interface UploadParts {
  create(id: string): Promise<void>;
  /** A new part. `writer`: the number of its request. */
  open(id: string, part: { start: number; writer: number }): Promise<PartWriter>;
  /** 0 if there is none. */
  bytesOf(id: string): Promise<number>;
  /** The first `bytes`. Throws after the last one if there are fewer. */
  read(id: string, bytes: number): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Ids of uploads that got their last part before `time`, in milliseconds since 1970. */
  olderThan(time: number): Promise<string[]>;
  /** Removes parts that killed servers were receiving, last written before `time`. */
  removeLeftovers(time: number): Promise<void>;
  /** Bytes that the disk has for them. */
  freeBytes(): Promise<number>;
}

export function createUploadParts({ dataDir, fileTree }: Pick<PlatformKit, 'dataDir' | 'fileTree'>): UploadParts {
  /** On this machine: parts that are being received. */
  const folder = join(dataDir, 'received', 'parts');
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  const chain = async (id: string) => {
    await adopt(fileTree, id);
    return chainOf(await fileTree.entries(directoryOf(id)).catch(ignoreMissing));
  };
  return {
    create: (id) => fileTree.makeDirectory(directoryOf(id)),
    async open(id, part) {
      await makeFolder();
      const path = `${directoryOf(id)}/${partName(part)}`;
      return openPart(join(folder, randomUUID()), (file) => fileTree.importFile(file, path, { shouldReplace: true }));
    },
    bytesOf: async (id) => chainBytes(await chain(id)),
    async *read(id, bytes) {
      let missing = bytes;
      for (const part of await chain(id)) {
        const length = Math.min(part.bytes, bytes - part.start);
        if (length <= 0) continue;
        const file = await fileTree.read(`${directoryOf(id)}/${part.name}`, { start: 0, end: length - 1 });
        if (!file) throw new Error(`The part ${part.name} of the upload ${id} is missing`);
        for await (const chunk of file.content) {
          missing -= chunk.length;
          yield chunk;
        }
      }
      if (missing !== 0) throw new Error(`${missing} of the ${bytes} bytes of the upload ${id} are missing`);
    },
    async remove(id) {
      // The earlier place first: a request that adopts it meanwhile leaves no byte behind.
      await fileTree.remove(earlierPlaceOf(id));
      await fileTree.remove(directoryOf(id));
    },
    async olderThan(time) {
      const ids = new Set<string>();
      for (const directory of [root, earlierRoot])
        for (const { name, modifiedMs } of (await fileTree.entries(directory).catch(ignoreMissing)) ?? [])
          if (modifiedMs < time) ids.add(name);
      return [...ids];
    },
    async removeLeftovers(time) {
      for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        const stats = await stat(join(folder, name)).catch(ignoreMissing);
        if (stats && stats.mtimeMs < time) await rm(join(folder, name), { force: true });
      }
    },
    async freeBytes() {
      await makeFolder();
      return freeBytes(folder);
    },
  };
}

/**
 * Moves an upload from the place where earlier versions stored it: one file, which becomes the first part, or parts. Each
 * move is one rename. After a kill, the next call moves the rest. If two servers move the same file, one of them finds it moved.
 */
async function adopt(tree: PlatformKit['fileTree'], id: string): Promise<void> {
  const earlier = earlierPlaceOf(id);
  const kind = (await tree.stat(earlier))?.kind;
  if (kind !== 'file' && kind !== 'directory') return;
  await tree.makeDirectory(directoryOf(id));
  const take = (from: string, name: string) => tree.move(from, `${directoryOf(id)}/${name}`).catch(ignoreMissing);
  if (kind === 'file') return take(earlier, partName({ start: 0, writer: 0 }));
  for (const name of await namesOrNone(tree, earlier)) await take(`${earlier}/${name}`, name);
}

function directoryOf(id: string): string {
  return `${root}/${id}`;
}

function earlierPlaceOf(id: string): string {
  return `${earlierRoot}/${id}`;
}

/** Not that of earlier versions, whose servers take what they find there for files, also while this version starts. */
const root = 'upload-parts';
const earlierRoot = 'uploads';
