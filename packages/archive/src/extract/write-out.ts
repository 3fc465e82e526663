import { readSync } from 'node:fs';
import { ArchiveError } from '../archive-error';
import { Meter } from '../meter';
import { findBytes } from '../read/entry-bytes';
import { type EntryToRead, inflateAtOnce, readEntry, requireIntact } from '../read/read-entry';
import type { NewFile } from './new-file';

interface EntryToWriteOut {
  source: EntryToRead;
  file: NewFile;
  onBytes: (bytes: number) => void;
}

/**
 * Writes the content of an entry to a file, checked as `readEntry` does. Stored entries without encryption and short
 * entries are read by synchronous calls, because this thread has nothing else to do.
 */
export async function writeOut({ source, file, onBytes }: EntryToWriteOut): Promise<void> {
  const { entry, expected } = source;
  const isShort = entry.compression === 'deflated' && entry.size <= shortBytes && entry.compressedSize <= shortBytes;
  if (entry.isEncrypted || expected?.records !== undefined || (entry.compression === 'deflated' && !isShort)) {
    for await (const chunk of readEntry(source)) {
      file.put(chunk);
      onBytes(chunk.length);
    }
  } else {
    const start = await findBytes(source.handle, entry);
    const meter = new Meter();
    if (isShort) writeInflated({ source, file, start, meter });
    else writeStored({ source, file, start, meter, onBytes });
    requireIntact({ entry, expected, meter });
    if (isShort) onBytes(meter.size);
  }
  file.finish();
}

interface FoundEntry {
  source: EntryToRead;
  file: NewFile;
  /** Position of its first byte. */
  start: number;
  meter: Meter;
}

function writeInflated({ source: { entry, handle }, file, start, meter }: FoundEntry): void {
  const compressed = short.subarray(0, entry.compressedSize);
  readFully(handle.fd, compressed, start);
  const content = inflateAtOnce(entry, compressed);
  if (content.length > entry.size) throw new ArchiveError('bomb', { entry: entry.name });
  meter.add(content);
  file.put(content);
}

/** In parts small enough to stay in the processor's cache while they are hashed. */
function writeStored({
  source: { entry, handle },
  file,
  start,
  meter,
  onBytes,
}: FoundEntry & Pick<EntryToWriteOut, 'onBytes'>): void {
  for (let done = 0; done < entry.compressedSize;) {
    const part = file.room().subarray(0, Math.min(entry.compressedSize - done, partBytes));
    readFully(handle.fd, part, start + done);
    if (part.length > entry.size - meter.size) throw new ArchiveError('bomb', { entry: entry.name });
    meter.add(part);
    file.took(part.length);
    done += part.length;
    onBytes(part.length);
  }
}

function readFully(fd: number, target: Uint8Array, position: number): void {
  for (let done = 0; done < target.length;) {
    const count = readSync(fd, target, done, target.length - done, position + done);
    if (count === 0) throw new ArchiveError('truncated', { detail: `No byte at ${position + done}` });
    done += count;
  }
}

const partBytes = 2 ** 17;
/** Compressed bytes that fit into the buffer below. */
const shortBytes = 2 ** 20;
/** Shared: an entry is written before the next one is read. */
const short = Buffer.allocUnsafeSlow(shortBytes);
