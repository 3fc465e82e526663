import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { freeBytes } from '../file-tree';

interface FileToReceive {
  /** Must not exist. */
  path: string;
  content: AsyncIterable<Uint8Array>;
  maxBytes: number;
  /** Bytes that may be written to the disk of a folder. */
  spareBytes?: (folder: string) => Promise<number>;
}

/**
 * Streams an upload to the disk. Throws `diskFull` for more than `maxBytes`, or when other writers fill the disk up to
 * its reserve meanwhile. The caller removes the file then.
 */
export async function writeReceived({ path, content, maxBytes, spareBytes = freeBytes }: FileToReceive): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    let verifiedBytes = 0;
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new PlatformError('diskFull');
      if (bytes - verifiedBytes >= verifyEveryBytes) {
        if ((await spareBytes(dirname(path))) === 0) throw new PlatformError('diskFull');
        verifiedBytes = bytes;
      }
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

const verifyEveryBytes = 8 * 1024 * 1024;
