import { dosTime } from './dos-time';
import {
  encryptedMethod,
  extraId,
  flag,
  full16,
  full32,
  length,
  compressionNumber,
  signature,
  type ZipEntry,
} from './zip-entry';

/** Sizes are in a zip64 field of 20 bytes, whether it is needed or not. */
export function localHeader(entry: ZipEntry, hasRoomForZip64: boolean): Buffer {
  const name = Buffer.from(entry.name);
  const zip64 = hasRoomForZip64 ? zip64Field([entry.size, entry.compressedSize]) : Buffer.alloc(0);
  const extra = Buffer.concat([zip64, aeField(entry)]);
  const header = Buffer.alloc(length.local);
  header.writeUInt32LE(signature.local, 0);
  header.writeUInt16LE(versionNeeded(entry, hasRoomForZip64), 4);
  writeCommon(header.subarray(6), entry);
  header.writeUInt32LE(hasRoomForZip64 ? full32 : entry.compressedSize, 18);
  header.writeUInt32LE(hasRoomForZip64 ? full32 : entry.size, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

export function centralHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  // The order is that of the format; only values that do not fit their own field are listed.
  const large = [entry.size, entry.compressedSize, entry.offset].filter((value) => value >= full32);
  const extra = Buffer.concat([large.length > 0 ? zip64Field(large) : Buffer.alloc(0), aeField(entry)]);
  const needed = versionNeeded(entry, large.length > 0);
  const header = Buffer.alloc(length.central);
  header.writeUInt32LE(signature.central, 0);
  header.writeUInt16LE((madeByUnix << 8) | needed, 4);
  header.writeUInt16LE(needed, 6);
  writeCommon(header.subarray(8), entry);
  header.writeUInt32LE(Math.min(entry.compressedSize, full32), 20);
  header.writeUInt32LE(Math.min(entry.size, full32), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE((entry.name.endsWith('/') ? directoryAttributes : fileAttributes) >>> 0, 38);
  header.writeUInt32LE(Math.min(entry.offset, full32), 42);
  return Buffer.concat([header, name, extra]);
}

/** The records after the last central header. */
export function endOfDirectory({ count, start, size }: { count: number; start: number; size: number }): Buffer {
  const end = Buffer.alloc(length.end);
  end.writeUInt32LE(signature.end, 0);
  end.writeUInt16LE(Math.min(count, full16), 8);
  end.writeUInt16LE(Math.min(count, full16), 10);
  end.writeUInt32LE(Math.min(size, full32), 12);
  end.writeUInt32LE(Math.min(start, full32), 16);
  const isLarge = count >= full16 || size >= full32 || start >= full32;
  return isLarge ? Buffer.concat([end64({ count, start, size }), end]) : end;
}

function end64({ count, start, size }: { count: number; start: number; size: number }): Buffer {
  const record = Buffer.alloc(length.end64 + length.end64Locator);
  record.writeUInt32LE(signature.end64, 0);
  record.writeBigUInt64LE(BigInt(length.end64 - 12), 4);
  record.writeUInt16LE((madeByUnix << 8) | versionZip64, 12);
  record.writeUInt16LE(versionZip64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  record.writeUInt32LE(signature.end64Locator, length.end64);
  record.writeBigUInt64LE(BigInt(start + size), length.end64 + 8);
  record.writeUInt32LE(1, length.end64 + 16);
  return record;
}

/** Flags, method, time and checksum have the same order in both headers. */
function writeCommon(target: Buffer, entry: ZipEntry): void {
  const { date, time } = dosTime(entry.modified);
  target.writeUInt16LE(flag.utf8 | (entry.isEncrypted ? flag.encrypted : 0), 0);
  target.writeUInt16LE(entry.isEncrypted ? encryptedMethod : compressionNumber[entry.compression], 2);
  target.writeUInt16LE(time, 4);
  target.writeUInt16LE(date, 6);
  target.writeUInt32LE(entry.crc32, 8);
}

function zip64Field(values: number[]): Buffer {
  const field = Buffer.alloc(4 + values.length * 8);
  field.writeUInt16LE(extraId.zip64, 0);
  field.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => field.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return field;
}

/** Declares AE-2, AES-256, and the compression of the plain bytes. */
function aeField(entry: ZipEntry): Buffer {
  if (!entry.isEncrypted) return Buffer.alloc(0);
  const field = Buffer.alloc(11);
  field.writeUInt16LE(extraId.ae, 0);
  field.writeUInt16LE(7, 2);
  field.writeUInt16LE(2, 4);
  field.write('AE', 6, 'latin1');
  field.writeUInt8(3, 8);
  field.writeUInt16LE(compressionNumber[entry.compression], 9);
  return field;
}

function versionNeeded(entry: ZipEntry, isZip64: boolean): number {
  if (entry.isEncrypted) return versionAes;
  return isZip64 ? versionZip64 : versionDeflate;
}

const versionDeflate = 20;
const versionZip64 = 45;
const versionAes = 51;
const madeByUnix = 3;
const fileAttributes = 0o100644 << 16;
/** Bit 4 of the low byte is for systems without Unix modes. */
const directoryAttributes = (0o040755 << 16) | 0x10;
