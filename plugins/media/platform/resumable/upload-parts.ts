import { createReadStream } from 'node:fs';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes, ignoreMissing, type PlatformKit } from '@signalbox/platform-kit';

/** The received bytes of unfinished uploads, a file for each, in a folder that all servers share. */
export interface UploadParts {
  create(id: string): Promise<void>;
  /** For writing at any position. */
  open(id: string): Promise<FileHandle>;
  /** 0 if there is none. */
  bytesOf(id: string): Promise<number>;
  read(id: string): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Ids of files that were last written before `time`, in milliseconds since 1970. */
  olderThan(time: number): Promise<string[]>;
  /** Bytes that the disk has for them. */
  freeBytes(): Promise<number>;
}

export function createUploadParts({ dataDir }: Pick<PlatformKit, 'dataDir'>): UploadParts {
  const folder = join(dataDir, 'uploads');
  const pathOf = (id: string) => join(folder, id);
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async create(id) {
      await makeFolder();
      await (await open(pathOf(id), 'wx', 0o600)).close();
    },
    open: (id) => open(pathOf(id), constants.O_WRONLY | constants.O_NOFOLLOW),
    bytesOf: async (id) => (await stat(pathOf(id)).catch(ignoreMissing))?.size ?? 0,
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async olderThan(time) {
      const ids: string[] = [];
      for (const id of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        const stats = await stat(pathOf(id)).catch(ignoreMissing);
        if (stats && stats.mtimeMs < time) ids.push(id);
      }
      return ids;
    },
    async freeBytes() {
      await makeFolder();
      return freeBytes(folder);
    },
  };
}
