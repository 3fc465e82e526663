import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Content of a regular file. The next chunk is read while the current one is used. Links are not followed. */
export async function* readFileChunks(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error('Not a regular file');
    let length = Math.min(stats.size + 1, chunkBytes);
    let next: Promise<Uint8Array> | undefined = readChunk(handle, length);
    try {
      while (next) {
        const chunk: Uint8Array = await next;
        // Less than requested: the end of the file.
        next = chunk.length < length ? undefined : readChunk(handle, (length = chunkBytes));
        next?.catch(() => undefined);
        yield chunk;
      }
    } finally {
      await next?.catch(() => undefined);
    }
  } finally {
    await handle.close();
  }
}

async function readChunk(handle: FileHandle, length: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, null);
  return buffer.subarray(0, bytesRead);
}

const chunkBytes = 256 * 1024;
