import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { type FileTree, isMissing } from '../file-tree';
import type { StagedFile } from './contract';
import { fileError } from './file-error';

interface StagingDeps {
  tree: FileTree;
  /** Folder for received files. */
  directory: string;
  /** Checks a path and returns that of the tree. */
  prepare: (path: string) => Promise<string>;
  /** Bytes that may be written. */
  spareBytes: () => Promise<number>;
}

interface StagingLimits {
  maxBytes: number;
  /** True for the server's own files, which may use the reserve of the disk. */
  mayUseReserve?: boolean;
}

/** Receives files beside the store and syncs them to disk before they are shown: a client sees the complete file or none. */
export function createStaging({ tree, directory, prepare, spareBytes }: StagingDeps) {
  /** Number of uploads in progress. */
  let receiving = 0;
  return async (
    content: AsyncIterable<Uint8Array>,
    { maxBytes, mayUseReserve = false }: StagingLimits,
  ): Promise<StagedFile> => {
    await mkdir(directory, { recursive: true });
    const requireRoom = async () => {
      // Each other upload may write `roomEveryBytes` before its next check.
      const neededBytes = (receiving - 1) * roomEveryBytes;
      if (!mayUseReserve && (await spareBytes()) <= neededBytes) throw new PlatformError('diskFull');
    };
    const location = join(directory, randomBytes(12).toString('hex'));
    const discard = () => rm(location, { force: true });
    receiving += 1;
    try {
      await requireRoom();
      const received = await receive(location, { content, maxBytes, requireRoom });
      return {
        ...received,
        location,
        discard,
        async place(path, { shouldReplace }) {
          const target = await prepare(path);
          await tree.importFile(location, target, { shouldReplace }).catch(fileError(path));
          await discard();
        },
      };
    } catch (error) {
      await discard();
      throw error;
    } finally {
      receiving -= 1;
    }
  };
}

async function receive(
  location: string,
  {
    content,
    maxBytes,
    requireRoom,
  }: { content: AsyncIterable<Uint8Array>; maxBytes: number; requireRoom: () => Promise<void> },
): Promise<Pick<StagedFile, 'bytes' | 'sha256' | 'modifiedAt'>> {
  const hash = createHash('sha256');
  const file = await open(location, 'wx', 0o640);
  try {
    let bytes = 0;
    let verifiedBytes = 0;
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new PlatformError('tooLarge', { detail: `${maxBytes} bytes` });
      if (bytes - verifiedBytes >= roomEveryBytes) {
        await requireRoom();
        verifiedBytes = bytes;
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    return { bytes, sha256: hash.digest('hex'), modifiedAt: (await file.stat()).mtime };
  } finally {
    await file.close();
  }
}

/**
 * Removes the leftovers of killed processes in the directory. Other replicas may be writing there, so only files without
 * a write for longer than the longest pause and inspection of an upload are leftovers.
 */
export async function removeLeftovers(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const location = join(directory, name);
    const stats = await stat(location).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > leftoverMilliseconds) await rm(location, { force: true });
  }
}

/** The server ends connections of silent senders after minutes. */
const leftoverMilliseconds = 60 * 60 * 1000;

/** How often a long upload checks the free space, which other writers use too. */
const roomEveryBytes = 8 * 1024 * 1024;
