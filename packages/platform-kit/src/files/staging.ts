import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import type { FileStore } from '../contract';
import { fileFault } from './file-fault';

interface StagingParts {
  /** On the same disk as the files' places. */
  directory: string;
  /** Checks a path and answers where its file will stand. */
  prepare: (path: string) => Promise<string>;
}

/** Receives files beside the store, on disk for good before they are shown: a reader sees the whole file or none. */
export function createStaging({ directory, prepare }: StagingParts): FileStore['stage'] {
  let sweeping: Promise<void> | undefined;
  return async (content, { maxBytes }) => {
    sweeping ??= sweep(directory).catch((error: unknown) => {
      // A full disk or a missing right may be mended while we run: the next file tries again.
      sweeping = undefined;
      throw error;
    });
    await sweeping;
    const location = join(directory, randomBytes(12).toString('hex'));
    const discard = () => rm(location, { force: true });
    try {
      const bytes = await receive(location, { content, maxBytes });
      return {
        bytes,
        location,
        discard,
        async place(path, { shouldReplace }) {
          try {
            const target = await prepare(path);
            await (shouldReplace ? rename(location, target) : linkNew(location, target)).catch(fileFault(path));
            await syncDirectory(dirname(target));
          } finally {
            await discard();
          }
        },
      };
    } catch (error) {
      await discard();
      throw error;
    }
  };
}

async function receive(
  location: string,
  { content, maxBytes }: { content: AsyncIterable<Uint8Array>; maxBytes: number },
): Promise<number> {
  const file = await open(location, 'wx', 0o640);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new PlatformError('tooLarge', { detail: `${maxBytes} bytes` });
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

/** Makes the directory, and removes what an earlier process left when it was killed. */
async function sweep(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const location = join(directory, name);
    const stats = await stat(location).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > leftOverMilliseconds) await rm(location, { force: true });
  }
}

/** Far longer than an upload lasts: another replica's may be under way. */
const leftOverMilliseconds = 24 * 60 * 60 * 1000;

function isError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
