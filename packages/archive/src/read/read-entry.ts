import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync, type ZlibOptions } from 'node:zlib';
import { ArchiveError } from '../archive-error';
import { encryptionBytes } from '../encryption/ae-keys';
import { Meter } from '../meter';
import type { PlacedEntry } from './check-directory';
import { decryptedBytes } from './decrypted-entry';
import { findBytes, readBytes } from './entry-bytes';
import { inflated } from './inflate';

export interface EntryToRead {
  handle: FileHandle;
  entry: PlacedEntry;
  /** For an encrypted entry. */
  password?: string;
  /** Checksum and count from the manifest. The manifest itself has none. */
  expected?: { sha256: string; records?: number };
}

/** Content of an entry, measured as it passes. Ends without an error only if it is exactly the expected content. */
export async function* readEntry({ handle, entry, password, expected }: EntryToRead): AsyncGenerator<Uint8Array> {
  const { size } = entry;
  const start = await findBytes(handle, entry);
  const meter = new Meter();
  for await (const chunk of extracted({ handle, entry, password, start })) {
    // Before the chunk is passed on, so content longer than declared stops here.
    if (meter.size + chunk.length > size) throw longerThanDeclared(entry);
    if (expected?.records === undefined) meter.add(chunk);
    else meter.addLines(chunk);
    yield chunk;
  }
  requireIntact({ entry, expected, meter });
}

/** Compares the measured size and checksum of a complete entry with the expected ones. */
export function requireIntact({
  entry,
  expected,
  meter,
}: Pick<EntryToRead, 'entry' | 'expected'> & { meter: Meter }): void {
  const isIntact =
    meter.size === entry.size &&
    (!entry.hasCrc32 || meter.crc32 === entry.crc32) &&
    (expected === undefined || meter.sha256() === expected.sha256) &&
    (expected?.records === undefined || meter.records === expected.records);
  if (!isIntact)
    throw new ArchiveError('tampered', { entry: entry.name, detail: 'The content does not match its checksum' });
}

function longerThanDeclared({ name, size }: PlacedEntry): ArchiveError {
  return new ArchiveError('bomb', { entry: name, detail: `More than the ${size} bytes that it declares` });
}

interface CompressedEntry {
  handle: FileHandle;
  entry: PlacedEntry;
  password?: string;
  start: number;
}

function extracted({ handle, entry, password, start }: CompressedEntry): AsyncGenerator<Uint8Array> {
  const compressedSize = entry.compressedSize - (entry.isEncrypted ? encryptionBytes : 0);
  const source = compressedBytes({ handle, entry, password, start });
  if (entry.compression === 'stored') return source;
  const isShort = compressedSize <= shortBytes && entry.size <= shortBytes;
  return isShort
    ? inflatedAtOnce(entry, source, compressedSize)
    : inflated({ name: entry.name, source, compressedSize });
}

function compressedBytes({ handle, entry, password, start }: CompressedEntry): AsyncGenerator<Uint8Array> {
  if (!entry.isEncrypted) return readBytes(handle, { start, byteCount: entry.compressedSize });
  if (password === undefined) throw new ArchiveError('codeNeeded', { entry: entry.name });
  return decryptedBytes({ handle, entry, start, password });
}

/** In one call, several times faster for small entries. Never inflates more than one byte above the declared size. */
async function* inflatedAtOnce(
  entry: PlacedEntry,
  source: AsyncIterable<Uint8Array>,
  compressedSize: number,
): AsyncGenerator<Uint8Array> {
  const compressed: Uint8Array[] = [];
  for await (const chunk of source) compressed.push(chunk);
  const content = inflateAtOnce(entry, Buffer.concat(compressed), compressedSize);
  if (content.length > 0) yield content;
}

/** The content of a deflated entry that is short enough for memory. */
export function inflateAtOnce(
  { name, size }: PlacedEntry,
  compressed: Buffer,
  compressedSize = compressed.length,
): Buffer {
  const { content, used } = tryInflate(compressed, size, name);
  if (used !== compressedSize)
    throw new ArchiveError('tampered', { entry: name, detail: 'The entry has bytes after its content' });
  return content;
}

function tryInflate(compressed: Buffer, size: number, name: string): { content: Buffer; used: number } {
  try {
    const { buffer, engine } = inflateRawSync(compressed, { info: true, maxOutputLength: size + 1 });
    return { content: buffer, used: engine.bytesWritten };
  } catch (cause) {
    const isTooLong = cause instanceof RangeError;
    throw new ArchiveError(isTooLong ? 'bomb' : 'tampered', {
      entry: name,
      detail: 'The content cannot be decompressed',
      cause,
    });
  }
}

const shortBytes = 512 * 1024;

declare module 'node:zlib' {
  /** With `info`, the result also has the engine. The types of Node do not declare it. */
  function inflateRawSync(
    compressed: Buffer,
    options: ZlibOptions & { info: true },
  ): { buffer: Buffer; engine: { bytesWritten: number } };
}
