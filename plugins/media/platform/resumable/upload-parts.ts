import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, ignoreMissing, type PlatformKit } from '@signalbox/platform-kit';
import { chainOf, chainBytes, partName } from './part-chain';
import { openPart, type PartWriter } from './part-writer';

/** The received bytes of unfinished uploads: a directory for each, with parts, in the tree that all servers share. */
export interface UploadParts {
  create(id: string): Promise<void>;
  /** A new part. `writer`: the number of its request. */
  open(id: string, part: { start: number; writer: number }): Promise<PartWriter>;
  /** 0 if there is none. */
  bytesOf(id: string): Promise<number>;
  /** The first `bytes`. */
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
  const directoryOf = (id: string) => `${root}/${id}`;
  const chain = async (id: string) => chainOf(await fileTree.entries(directoryOf(id)).catch(ignoreMissing));
  return {
    create: (id) => fileTree.makeDirectory(directoryOf(id)),
    async open(id, part) {
      await makeFolder();
      const path = `${directoryOf(id)}/${partName(part)}`;
      return openPart(join(folder, randomUUID()), (file) => fileTree.importFile(file, path, { shouldReplace: true }));
    },
    async bytesOf(id) {
      await adoptFile(fileTree, directoryOf(id));
      return chainBytes(await chain(id));
    },
    async *read(id, bytes) {
      for (const part of await chain(id)) {
        const length = Math.min(part.bytes, bytes - part.start);
        if (length <= 0) continue;
        const file = await fileTree.read(`${directoryOf(id)}/${part.name}`, { start: 0, end: length - 1 });
        if (!file) throw new Error(`The part ${part.name} of the upload ${id} is missing`);
        yield* file.content;
      }
    },
    remove: (id) => fileTree.remove(directoryOf(id)),
    async olderThan(time) {
      const entries = (await fileTree.entries(root).catch(ignoreMissing)) ?? [];
      return entries.filter(({ modifiedMs }) => modifiedMs < time).map(({ name }) => name);
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

/** Earlier versions had one file for each upload. It becomes the first part. */
async function adoptFile(tree: PlatformKit['fileTree'], path: string): Promise<void> {
  if ((await tree.stat(path))?.kind !== 'file') return;
  const aside = `${path}.file`;
  await tree.move(path, aside);
  await tree.makeDirectory(path);
  await tree.move(aside, `${path}/${partName({ start: 0, writer: 0 })}`);
}

const root = 'uploads';
