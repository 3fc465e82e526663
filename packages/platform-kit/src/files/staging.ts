import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import type { StagedFile } from '../contract';
import { fileError } from './file-error';

interface StagingDeps {
  /** On the same disk as the files' places. */
  directory: string;
  /** Checks a path and answers where its file will stand. */
  prepare: (path: string) => Promise<string>;
  /** Bytes that may be written. */
  spareBytes: () => Promise<number>;
}

interface StagingLimits {
  maxBytes: number;
  /** True for the server's own files: those fill the reserve of the disk too. */
  mayUseReserve?: boolean;
}

/** Receives files beside the store, on disk for good before they are shown: a reader sees the whole file or none. */
export function createStaging({ directory, prepare, spareBytes }: StagingDeps) {
  /** Uploads that are being received. */
  let receiving = 0;
  return async (
    content: AsyncIterable<Uint8Array>,
    { maxBytes, mayUseReserve = false }: StagingLimits,
  ): Promise<StagedFile> => {
    await mkdir(directory, { recursive: true });
    const requireRoom = async () => {
      // Each of the others may write as much before it looks again.
      const neededBytes = (receiving - 1) * roomEveryBytes;
      if (!mayUseReserve && (await spareBytes()) <= neededBytes) throw new PlatformError('diskFull');
    };
    const location = join(directory, randomBytes(12).toString('hex'));
    const discard = () => rm(location, { force: true });
    receiving += 1;
    try {
      await requireRoom();
      const bytes = await receive(location, { content, maxBytes, requireRoom });
      return {
        bytes,
        location,
        discard,
        async place(path, { shouldReplace }) {
          try {
            const target = await prepare(path);
            await (shouldReplace ? rename(location, target) : linkNew(location, target)).catch(fileError(path));
            await syncDirectory(dirname(target));
          } finally {
            await discard();
          }
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
): Promise<number> {
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
      await file.writeFile(chunk);
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}

/** Unlike a rename, never replaces what another request put there a moment ago. */
async function linkNew(location: string, target: string): Promise<void> {
  try {
    await link(location, target);
  } catch (error) {
    // Some network and foreign file systems have no hard links.
    if (!isError(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error;
    await copyFile(location, target, constants.COPYFILE_EXCL);
  }
}

/** Makes a new name in a directory survive a power cut. Windows cannot open directories and needs no such call. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes what killed processes left in the directory. Other replicas may be writing there: only files that nobody has
 * written to for longer than an upload may stand still and be inspected are leftovers.
 */
export async function removeLeftovers(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (isError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  for (const name of names) {
    const location = join(directory, name);
    const stats = await stat(location).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > leftoverMilliseconds) await rm(location, { force: true });
  }
}

/** Connections whose sender is silent end after minutes. */
const leftoverMilliseconds = 60 * 60 * 1000;

/** How often a long upload looks at the disk: other writers fill it meanwhile. */
const roomEveryBytes = 8 * 1024 * 1024;

function isError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
