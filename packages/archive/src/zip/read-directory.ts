import { ArchiveError } from '../archive-error';
import { safeInteger } from './find-directory';
import {
  encryptedMethod,
  extraId,
  flag,
  full32,
  length,
  type CompressionMethod,
  compressionNumber,
  signature,
  type ZipEntry,
} from './zip-entry';

/** The fields of a central header that a reader needs. */
export interface DirectoryEntry extends Omit<ZipEntry, 'modified'> {
  /** False if the format leaves the checksum out. */
  hasCrc32: boolean;
  /** File type of the Unix mode; 0 if the header has none. */
  unixType: number;
  /** Folder in front of the name in the file: an archive was unpacked into it and packed again. Usually ''. */
  folder: string;
}

/** All entries of a central directory. Throws `tampered`, or `unexpectedEntry` for forms that this product never writes. */
export function readDirectory(bytes: Buffer, count: number): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + length.central > bytes.length || bytes.readUInt32LE(at) !== signature.central) throw damaged();
    const header = bytes.subarray(at);
    const lengths = [header.readUInt16LE(28), header.readUInt16LE(30), header.readUInt16LE(32)] as const;
    const end = length.central + lengths[0] + lengths[1] + lengths[2];
    if (end > header.length) throw damaged();
    const name = header.subarray(length.central, length.central + lengths[0]);
    const extra = header.subarray(length.central + lengths[0], length.central + lengths[0] + lengths[1]);
    entries.push(readEntry(header, nameOf(name), extraFields(extra)));
    at += end;
  }
  if (at !== bytes.length) throw damaged();
  return entries;
}

function readEntry(header: Buffer, name: string, extras: Map<number, Buffer>): DirectoryEntry {
  const flags = header.readUInt16LE(8);
  const method = header.readUInt16LE(10);
  const ae = method === encryptedMethod ? readAe(extras.get(extraId.ae), name) : undefined;
  if (flags & (flag.patched | flag.strongEncryption | flag.masked)) throw foreign(name, `flags ${flags}`);
  if (Boolean(flags & flag.encrypted) !== Boolean(ae)) throw foreign(name, 'another kind of encryption');
  if (header.readUInt16LE(34) !== 0 && header.readUInt16LE(34) !== 0xffff) throw foreign(name, 'another disk');
  const wide = wideFields(extras.get(extraId.zip64), name);
  const crc32 = header.readUInt32LE(16);
  const isUnix = header.readUInt16LE(4) >> 8 === 3;
  return {
    name,
    folder: '',
    compression: compressionOf(ae?.method ?? method, name),
    isEncrypted: ae !== undefined,
    crc32,
    hasCrc32: ae?.version !== 2,
    size: wide(header.readUInt32LE(24)),
    compressedSize: wide(header.readUInt32LE(20)),
    offset: wide(header.readUInt32LE(42)),
    unixType: isUnix ? (header.readUInt16LE(40) >> 12) & 0xf : 0,
  };
}

function compressionOf(method: number, name: string): CompressionMethod {
  if (method === compressionNumber.stored) return 'stored';
  if (method === compressionNumber.deflated) return 'deflated';
  throw foreign(name, `compression method ${method}`);
}

/** AE-1 and AE-2 with AES-256; other tools write either. */
function readAe(field: Buffer | undefined, name: string): { version: number; method: number } {
  const version = field?.length === 7 && field.toString('latin1', 2, 4) === 'AE' ? field.readUInt16LE(0) : 0;
  if (!field || (version !== 1 && version !== 2) || field.readUInt8(4) !== 3)
    throw foreign(name, 'another kind of encryption');
  return { version, method: field.readUInt16LE(5) };
}

/** Read in the order of the format: a field with all bits set takes the next number of the zip64 extra field. */
function wideFields(extra: Buffer | undefined, name: string): (value: number) => number {
  let at = 0;
  return (value) => {
    if (value !== full32 || !extra) return value;
    if (at + 8 > extra.length)
      throw new ArchiveError('tampered', { entry: name, detail: 'The zip64 field is too short' });
    at += 8;
    return safeInteger(extra.readBigUInt64LE(at - 8));
  };
}

/** Extra fields by id; the first of an id counts. Trailing garbage is ignored, because some tools leave it there. */
function extraFields(bytes: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>();
  for (let at = 0; at + 4 <= bytes.length;) {
    const id = bytes.readUInt16LE(at);
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length) break;
    if (!fields.has(id)) fields.set(id, bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

/** Some tools of Windows separate folders by backslashes. No name of an entry has one otherwise. */
function nameOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replaceAll('\\', '/');
  } catch (cause) {
    throw new ArchiveError('unexpectedEntry', { detail: 'The name is not valid UTF-8', cause });
  }
}

function foreign(entry: string, what: string): ArchiveError {
  return new ArchiveError('unexpectedEntry', { entry, detail: `The entry has ${what}` });
}

function damaged(): ArchiveError {
  return new ArchiveError('tampered', { detail: 'The directory differs from the end record' });
}
