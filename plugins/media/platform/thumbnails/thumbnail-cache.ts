import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes, ignoreMissing } from '@signalbox/platform-kit';

/** Thumbnails on the disk. All servers that share the data folder share them; they are drawn again when they are missing. */
interface ThumbnailCache {
  /** The thumbnail of this name; empty for a picture that has none; undefined if it is not known. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing while the disk has no room. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Removes those that were not read for the longest time, until all have at most `maxBytes` together. */
  limit(): Promise<void>;
}

interface CacheOptions {
  /** Created on first use. */
  folder: string;
  maxBytes: number;
}

export function createThumbnailCache({ folder, maxBytes }: CacheOptions): ThumbnailCache {
  // A folder of a hundred thousand names is slow on some file systems.
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async read(name) {
      const path = pathOf(name);
      const stats = await stat(path).catch(ignoreMissing);
      if (!stats) return undefined;
      const now = new Date();
      if (now.getTime() - stats.mtimeMs > touchMilliseconds) await utimes(path, now, now).catch(ignoreMissing);
      return readFile(path).catch(ignoreMissing);
    },
    async write(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if ((await freeBytes(folder)) < content.byteLength) return;
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async limit() {
      const stored = (await storedFiles(folder)).toSorted((one, other) => other.readAt - one.readAt);
      let bytes = 0;
      for (const file of stored) {
        bytes += file.bytes;
        if (bytes > maxBytes) await rm(file.path, { force: true });
      }
    },
  };
}

interface StoredFile {
  path: string;
  /** At least a block of the disk. */
  bytes: number;
  readAt: number;
}

async function storedFiles(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const group of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    for (const name of (await readdir(join(folder, group)).catch(ignoreMissing)) ?? []) {
      const path = join(folder, group, name);
      const stats = await stat(path).catch(ignoreMissing);
      if (stats) files.push({ path, bytes: Math.max(stats.size, blockBytes), readAt: stats.mtimeMs });
    }
  }
  return files;
}

const blockBytes = 4096;
/** A read is noted at most this often, so that reads cost no writes. */
const touchMilliseconds = 24 * 60 * 60 * 1000;
