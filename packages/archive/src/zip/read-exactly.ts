import type { FileHandle } from 'node:fs/promises';
import { ArchiveError } from '../archive-error';

/** `length` bytes of the file from `position`. Throws `truncated` if the file has fewer. */
export async function readExactly(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new ArchiveError('truncated', { detail: `No byte at ${position + done}` });
    done += bytesRead;
  }
  return bytes;
}
