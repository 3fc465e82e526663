import { crc32, deflateRawSync } from 'node:zlib';
import { createEncryption } from '../encryption/ae-cipher';
import type { AeKeys } from '../encryption/ae-keys';
import { encryptionBytes } from '../encryption/ae-keys';
import { localHeader } from '../zip/write-headers';
import type { CompressionMethod, ZipEntry } from '../zip/zip-entry';
import type { ArchiveFile } from './archive-file';
import { deflated, type DeflateLevel } from './deflate';

interface EntryToWrite {
  name: string;
  compression: CompressionMethod;
  level: DeflateLevel;
  modified: Date;
  /** Keys of this entry, for an archive with a password. */
  keys?: AeKeys;
  /** Uncompressed bytes; read once, to the end. */
  content: AsyncIterable<Uint8Array>;
  /** Called when `content` has ended. Returns its checksum and length. */
  measured: () => { crc32: number; size: number };
}

/** Appends an entry. One that fits into a buffer is compressed at once; a longer one is streamed, and its header is written afterwards. */
export async function writeEntry(file: ArchiveFile, entry: EntryToWrite): Promise<ZipEntry> {
  const { head, rest } = await readHead(entry.content);
  return rest ? writeLong(file, entry, chain(head, rest)) : writeShort(file, entry, Buffer.concat(head));
}

async function writeShort(file: ArchiveFile, entry: EntryToWrite, content: Buffer): Promise<ZipEntry> {
  const deflatedContent = entry.compression === 'deflated' ? deflateRawSync(content, { level: entry.level }) : content;
  const compression: CompressionMethod = deflatedContent.length < content.length ? 'deflated' : 'stored';
  const compressed = compression === 'deflated' ? deflatedContent : content;
  const header: ZipEntry = {
    ...headerOf(file, { ...entry, compression }),
    crc32: entry.keys ? 0 : crc32(content),
    size: content.length,
    compressedSize: compressed.length + (entry.keys ? encryptionBytes : 0),
  };
  await file.append(localHeader(header, false));
  if (!entry.keys) {
    await file.append(compressed);
    return header;
  }
  const encryption = createEncryption(entry.keys);
  await file.append(entry.keys.salt, entry.keys.check, encryption.update(compressed), encryption.mac());
  return header;
}

async function writeLong(
  file: ArchiveFile,
  entry: EntryToWrite,
  content: AsyncIterable<Uint8Array>,
): Promise<ZipEntry> {
  const header = headerOf(file, entry);
  await file.append(localHeader(header, true));
  const start = file.position;
  const compressed = entry.compression === 'deflated' ? deflated(content, entry.level) : content;
  if (entry.keys) {
    const encryption = createEncryption(entry.keys);
    await file.append(entry.keys.salt, entry.keys.check);
    for await (const chunk of compressed) await file.append(encryption.update(chunk));
    await file.append(encryption.mac());
  } else {
    for await (const chunk of compressed) await file.append(chunk);
  }
  const { crc32, size } = entry.measured();
  const complete = { ...header, crc32: entry.keys ? 0 : crc32, size, compressedSize: file.position - start };
  await file.replace(header.offset, localHeader(complete, true));
  return complete;
}

function headerOf(file: ArchiveFile, { name, compression, modified, keys }: EntryToWrite): ZipEntry {
  return {
    name,
    compression,
    modified,
    isEncrypted: keys !== undefined,
    crc32: 0,
    size: 0,
    compressedSize: 0,
    offset: file.position,
  };
}

/** The first chunks, and the rest if there is more. */
async function readHead(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  for (let bytes = 0; bytes <= shortBytes;) {
    const { done, value } = await chunks.next();
    if (done) return { head };
    head.push(value);
    bytes += value.length;
  }
  return { head, rest: chunks };
}

async function* chain(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    while (head.length > 0) yield head.shift()!;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Compressed in one call, which is several times faster for the thousands of small files of a project. */
const shortBytes = 512 * 1024;
