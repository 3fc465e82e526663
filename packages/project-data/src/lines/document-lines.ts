import { backslash, quote, space } from './ascii';
import { RowBuffer } from './row-buffer';
import { TimeWriter } from './time-writer';

/**
 * The columns that `documentLines` reads. In the binary format of COPY they take a third of the time that PostgreSQL
 * needs to write the lines itself.
 */
export const documentColumns = 'id, created_at, updated_at, body';

/**
 * Converts the binary COPY of `documentColumns` to lines of an archive, byte for byte as PostgreSQL writes them for
 * `recordsOf`.
 */
export async function* documentLines(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const writer = new LineWriter();
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  for await (const chunk of rows) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    if (!isStarted) {
      bytes = Buffer.concat([rest, bytes]);
      rest = bytes;
      if (bytes.length < headerBytes) continue;
      isStarted = true;
      bytes = bytes.subarray(headerBytes + bytes.readUInt32BE(headerBytes - 4));
    } else if (rest.length > 0) {
      // Usually only the rest of one row is missing: copying the whole chunk would burden the garbage collector.
      const end = writer.writeAll(Buffer.concat([rest, bytes.subarray(0, seamBytes)]));
      bytes = end > 0 ? bytes.subarray(end - rest.length) : Buffer.concat([rest, bytes]);
    }
    rest = bytes.subarray(writer.writeAll(bytes));
    if (writer.byteCount >= batchBytes) yield writer.take();
  }
  if (!writer.isComplete || rest.length > 0) throw new Error('The rows were cut short');
  if (writer.byteCount > 0) yield writer.take();
}

class LineWriter {
  private readonly out = new RowBuffer();
  private readonly times = new TimeWriter();
  /** The trailer was read: a row of -1 columns. */
  isComplete = false;

  get byteCount(): number {
    return this.out.length;
  }

  take(): Uint8Array {
    return this.out.take();
  }

  /** Writes all complete rows. Returns the start of the first incomplete row. */
  writeAll(bytes: Buffer): number {
    for (let at = 0; ;) {
      const end = endOfRow(bytes, at);
      if (end === -1) return at;
      if (end > at + 2) this.write(bytes, at + 2);
      else this.isComplete = true;
      at = end;
    }
  }

  private write(bytes: Buffer, start: number): void {
    const { out, times } = this;
    const idStart = start + 4;
    const idEnd = idStart + bytes.readInt32BE(start);
    const created = idEnd + 4;
    const updated = created + 12;
    // Behind the length and the version byte of `jsonb`.
    const bodyStart = updated + 13;
    const bodyEnd = updated + 12 + bytes.readInt32BE(updated + 8);
    const escaped = isPlainText(bytes, idStart, idEnd) ? undefined : jsonText(bytes.subarray(idStart, idEnd));
    out.reserve((escaped?.length ?? idEnd - idStart) + bodyEnd - bodyStart + frameBytes);
    out.put(beforeId);
    if (escaped) out.put(escaped);
    else out.put(bytes, idStart, idEnd);
    out.put(beforeCreated);
    times.write(out, bytes.readInt32BE(created), bytes.readUInt32BE(created + 4));
    out.put(beforeUpdated);
    times.write(out, bytes.readInt32BE(updated), bytes.readUInt32BE(updated + 4));
    out.put(beforeBody);
    out.put(bytes, bodyStart, bodyEnd);
    out.put(lineEnd);
  }
}

/** End of the row, or -1 when the row is incomplete. */
function endOfRow(bytes: Buffer, start: number): number {
  if (start + 2 > bytes.length) return -1;
  let at = start + 2;
  for (let columns = bytes.readInt16BE(start); columns > 0; columns -= 1) {
    if (at + 4 > bytes.length) return -1;
    at += 4 + bytes.readInt32BE(at);
  }
  return at <= bytes.length ? at : -1;
}

/** True when the text needs no escape in JSON. */
function isPlainText(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte < space || byte === quote || byte === backslash) return false;
  }
  return true;
}

/** JSON text without the quotes. */
function jsonText(text: Buffer): Uint8Array {
  return Buffer.from(JSON.stringify(text.toString()).slice(1, -1));
}

const beforeId = Buffer.from('{"id":"');
const beforeCreated = Buffer.from('","createdAt":"');
const beforeUpdated = Buffer.from('","updatedAt":"');
const beforeBody = Buffer.from('","body":');
const lineEnd = Buffer.from('}\n');
/** Upper bound of a line's bytes besides id and body. */
const frameBytes = 200;
/** Bytes of one message between threads: each message costs the same, regardless of its size. */
const batchBytes = 256 * 1024;
const seamBytes = 4_096;
/** The signature, flags, and the length of an extension. */
const headerBytes = 19;
