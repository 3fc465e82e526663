import type { FileHandle } from 'node:fs/promises';
import { ArchiveError } from '../archive-error';
import { encryptedMethod, flag, length, compressionNumber, signature } from '../zip/zip-entry';
import { readExactly } from '../zip/read-exactly';
import type { PlacedEntry } from './check-directory';

/** Position of an entry's bytes. Its local header must agree with the directory. */
export async function findBytes(handle: FileHandle, entry: PlacedEntry): Promise<number> {
  const { name, folder, offset, compressedSize, roomEnd } = entry;
  const nameLength = Buffer.byteLength(folder + name);
  // `checkDirectory` has verified that the file is this long.
  const header = await readExactly(handle, offset, length.local + nameLength);
  const start = offset + length.local + header.readUInt16LE(26) + header.readUInt16LE(28);
  const agrees =
    header.readUInt32LE(0) === signature.local &&
    Boolean(header.readUInt16LE(6) & flag.encrypted) === entry.isEncrypted &&
    header.readUInt16LE(8) === (entry.isEncrypted ? encryptedMethod : compressionNumber[entry.compression]) &&
    header.readUInt16LE(26) === nameLength &&
    header.toString('utf8', length.local).replaceAll('\\', '/') === folder + name &&
    start + compressedSize <= roomEnd;
  if (!agrees)
    throw new ArchiveError('tampered', { entry: name, detail: 'The local header differs from the directory' });
  return start;
}

/** Reads `byteCount` bytes of the file from `start`. */
export async function* readBytes(
  handle: FileHandle,
  { start, byteCount }: { start: number; byteCount: number },
): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < byteCount;) {
    const chunk = await readExactly(handle, start + done, Math.min(chunkBytes, byteCount - done));
    done += chunk.length;
    yield chunk;
  }
}

/** Deflated content expands to several times its size. */
const chunkBytes = 256 * 1024;
