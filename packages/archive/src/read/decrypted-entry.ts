import type { FileHandle } from 'node:fs/promises';
import { ArchiveError } from '../archive-error';
import { createDecryption } from '../encryption/ae-cipher';
import { checkBytes, encryptionBytes, deriveKeys, macBytes, saltBytes } from '../encryption/ae-keys';
import { readExactly } from '../zip/read-exactly';
import type { PlacedEntry } from './check-directory';
import { readBytes } from './entry-bytes';

interface EncryptedEntry {
  handle: FileHandle;
  entry: PlacedEntry;
  /** Position of its first byte: the salt. */
  start: number;
  password: string;
}

/**
 * Decrypts the compressed bytes of an entry. Throws `wrongCode` at once, or `tampered` after the last byte. Callers must
 * not use the output before the stream has ended without an error.
 */
export async function* decryptedBytes({ handle, entry, start, password }: EncryptedEntry): AsyncGenerator<Uint8Array> {
  const prefix = await readExactly(handle, start, saltBytes + checkBytes);
  const keys = await deriveKeys(password, prefix.subarray(0, saltBytes));
  if (!keys.check.equals(prefix.subarray(saltBytes))) throw new ArchiveError('wrongCode', { entry: entry.name });
  const decryption = createDecryption(keys);
  const byteCount = entry.compressedSize - encryptionBytes;
  const chunks = readBytes(handle, { start: start + prefix.length, byteCount });
  for await (const chunk of chunks) yield decryption.update(chunk);
  const mac = await readExactly(handle, start + prefix.length + byteCount, macBytes);
  if (!decryption.isGenuine(mac))
    throw new ArchiveError('tampered', { entry: entry.name, detail: 'The authentication code does not match' });
}
