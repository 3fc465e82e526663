import type { FileHandle } from 'node:fs/promises';
import { ArchiveError } from '../archive-error';
import { readExactly } from './read-exactly';
import { full16, full32, length, signature } from './zip-entry';

/** Where the list of entries is. */
interface DirectoryPlace {
  start: number;
  size: number;
  count: number;
}

/** Finds the central directory. Throws `notAnArchive`, `truncated` or `tampered`. */
export async function findDirectory(handle: FileHandle, fileSize: number): Promise<DirectoryPlace> {
  await requireZip(handle, fileSize);
  const tailStart = Math.max(0, fileSize - length.end - full16);
  const tail = await readExactly(handle, tailStart, fileSize - tailStart);
  const at = endIn(tail);
  const end = tail.subarray(at);
  const small = { count: end.readUInt16LE(10), size: end.readUInt32LE(12), start: end.readUInt32LE(16) };
  const isLarge = small.count === full16 || small.size === full32 || small.start === full32;
  const large = isLarge ? await find64(handle, tailStart + at) : undefined;
  const place = large?.place ?? small;
  if (!large && (end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== small.count)) throw splitArchive();
  if (place.start + place.size !== (large?.position ?? tailStart + at))
    throw new ArchiveError('tampered', { detail: 'The end record gives a wrong position of the directory' });
  return place;
}

async function requireZip(handle: FileHandle, fileSize: number): Promise<void> {
  if (fileSize < 4) throw new ArchiveError('notAnArchive', { detail: `${fileSize} bytes` });
  const first = (await readExactly(handle, 0, 4)).readUInt32LE(0);
  const isZip = first === signature.local || first === signature.end || first === signature.end64;
  if (!isZip) throw new ArchiveError('notAnArchive');
  if (fileSize < length.end) throw new ArchiveError('truncated');
}

/** Position of the end record in `tail`: the one whose comment reaches to the end of the file. */
function endIn(tail: Buffer): number {
  const signatureBytes = Buffer.alloc(4);
  signatureBytes.writeUInt32LE(signature.end);
  let wasSeen = false;
  for (
    let at = tail.lastIndexOf(signatureBytes);
    at !== -1;
    at = at === 0 ? -1 : tail.lastIndexOf(signatureBytes, at - 1)
  ) {
    if (at + length.end > tail.length) continue;
    wasSeen = true;
    if (at + length.end + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  throw wasSeen
    ? new ArchiveError('tampered', { detail: 'The file has bytes after its end record' })
    : new ArchiveError('truncated', { detail: 'The end record is missing' });
}

async function find64(handle: FileHandle, end: number) {
  if (end < length.end64Locator + length.end64) return undefined;
  const locator = await readExactly(handle, end - length.end64Locator, length.end64Locator);
  if (locator.readUInt32LE(0) !== signature.end64Locator) return undefined;
  const position = safeInteger(locator.readBigUInt64LE(8));
  if (position + length.end64 > end - length.end64Locator) throw wrong64();
  const record = await readExactly(handle, position, length.end64);
  if (record.readUInt32LE(0) !== signature.end64) throw wrong64();
  if (record.readUInt32LE(16) !== 0 || record.readUInt32LE(20) !== 0) throw splitArchive();
  const place: DirectoryPlace = {
    count: safeInteger(record.readBigUInt64LE(32)),
    size: safeInteger(record.readBigUInt64LE(40)),
    start: safeInteger(record.readBigUInt64LE(48)),
  };
  return { place, position };
}

/** A 64 bit field. Throws `tampered` for a value that no file can have. */
export function safeInteger(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ArchiveError('tampered', { detail: `The number ${value}` });
  return Number(value);
}

function wrong64(): ArchiveError {
  return new ArchiveError('tampered', { detail: 'The zip64 end record is not at the offset in its locator' });
}

function splitArchive(): ArchiveError {
  return new ArchiveError('notAnArchive', { detail: 'One part of a split archive' });
}
