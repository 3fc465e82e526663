import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import { hasCode, ignoreMissing } from '../file-tree';
import type { ObjectStore, StoredObject } from './contract';
import { checkKey } from './object-key';

/** Objects as files below `root`, which is created on first use. Never follows links. */
export function createFolderStore({ root }: { root: string }): ObjectStore {
  const place = (key: string) => {
    checkKey(key);
    return join(root, key);
  };
  const stat = async (key: string) => objectOf(key, await lstat(place(key)).catch(ignoreMissing));
  const importFile = async (key: string, path: string) => {
    const target = place(key);
    await makePrivate(dirname(target));
    await rename(path, target);
    await syncDirectory(dirname(target));
  };

  return {
    stat,
    importFile,
    async put(key, content) {
      const target = place(key);
      await makePrivate(dirname(target));
      const unfinished = join(dirname(target), `${unfinishedPrefix}${randomUUID()}`);
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
        await importFile(key, unfinished);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async get(key, range) {
      const file = await open(place(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissing);
      if (!file) return undefined;
      const object = objectOf(key, await file.stat());
      if (object) return { object, content: createReadStream('', { fd: file, ...range }) };
      await file.close();
      return undefined;
    },
    list: (prefix) => listFolder(root, prefix),
    remove: (key) => rm(place(key), { force: true }),
    async borrow(key) {
      // Its reader rejects a folder or a link in the place of a file.
      const stats = await lstat(place(key)).catch(ignoreMissing);
      return stats && { path: place(key), bytes: stats.size, release: async () => undefined };
    },
    async tryOut() {
      // Never the folder around it: a missing data folder is to be noticed.
      await mkdir(root, { mode: 0o700 }).catch(unlessThere);
      const file = join(root, `${unfinishedPrefix}${randomUUID()}`);
      await writeFile(file, '').finally(() => rm(file, { force: true }));
    },
    removeLeftovers: () => removeUnfinished(root),
  };
}

function unlessThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** `ctime`: a file that was moved into the folder keeps the time of its content. */
function objectOf(key: string, stats: Stats | undefined): StoredObject | undefined {
  return stats?.isFile() ? { key, bytes: stats.size, storedAt: stats.ctime } : undefined;
}

async function* listFolder(root: string, prefix: string, below = ''): AsyncGenerator<StoredObject> {
  const entries = (await readdir(join(root, below), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const entry of entries) {
    const key = `${below}${entry.name}`;
    const mayMatch = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
    if (entry.name.startsWith('.') || !mayMatch) continue;
    if (entry.isDirectory()) yield* listFolder(root, prefix, `${key}/`);
    const object = entry.isFile() ? objectOf(key, await lstat(join(root, key)).catch(ignoreMissing)) : undefined;
    if (object?.key.startsWith(prefix)) yield object;
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) await removeUnfinished(path);
    if (!entry.name.startsWith(unfinishedPrefix)) continue;
    const stats = await lstat(path).catch(ignoreMissing);
    if (stats && Date.now() - stats.mtimeMs > leftMilliseconds) await rm(path, { force: true });
  }
}

const unfinishedPrefix = '.new-';
/** A file that is being written changes all the time. */
const leftMilliseconds = 60 * 60 * 1000;
