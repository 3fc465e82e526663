import { readSync, writeSync } from 'node:fs';
import { ArchiveError } from '../archive-error';
import { Meter } from '../meter';
import { findBytes } from '../read/entry-bytes';
import { type EntryToRead, inflateAtOnce, readEntry, requireWhole } from '../read/read-entry';

export interface EntryToWriteOut {
  source: EntryToRead;
  /** An open file. */
  file: number;
  onBytes: (bytes: number) => void;
}

/**
 * Writes the content of an entry to a file, checked as `readEntry` does. What need not be decrypted and is stored, or
 * short, goes without asking other threads: this one has nothing else to do.
 */
export async function writeOut({ source, file, onBytes }: EntryToWriteOut): Promise<void> {
  const { entry, expected } = source;
  const put = (bytes: Uint8Array) => {
    writeFully(file, bytes);
    onBytes(bytes.length);
  };
  const isShort = entry.packing === 'deflated' && entry.size <= shortBytes && entry.packedSize <= shortBytes;
  if (entry.isCoded || expected?.records !== undefined || (entry.packing === 'deflated' && !isShort)) {
    for await (const chunk of readEntry(source)) put(chunk);
    return;
  }
  const fd = source.handle.fd;
  const start = await findBytes(source.handle, entry);
  const meter = new Meter();
  const { packedSize } = entry;
  for (let done = 0; done < packedSize;) {
    const packed = buffer.subarray(0, Math.min(packedSize - done, buffer.length));
    readFully(fd, packed, start + done);
    done += packed.length;
    const content = isShort ? inflateAtOnce(entry, packed) : packed;
    if (content.length > entry.size - meter.size) throw new ArchiveError('bomb', { entry: entry.name });
    meter.add(content);
    put(content);
  }
  requireWhole({ entry, expected, meter });
}

function readFully(fd: number, target: Uint8Array, position: number): void {
  for (let done = 0; done < target.length;) {
    const count = readSync(fd, target, done, target.length - done, position + done);
    if (count === 0) throw new ArchiveError('truncated', { detail: `No byte at ${position + done}` });
    done += count;
  }
}

function writeFully(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

/** As much as the buffer below holds of it, packed. */
const shortBytes = 2 ** 20;
/** One for all: an entry is written out before the next one is read. */
const buffer = Buffer.allocUnsafeSlow(shortBytes);
