import { backslash, quote, space } from './ascii';
import { RowBuffer } from './row-buffer';
import { TimeWriter } from './time-writer';

/** The columns that `documentLines` takes: in the binary form of COPY they cost PostgreSQL a third of writing lines itself. */
export const documentColumns = 'id, created_at, updated_at, body';

/**
 * Records as lines of an archive, byte for byte as `recordsOf` has PostgreSQL write them, of what COPY gives of
 * `documentColumns` in binary form.
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
      // Mostly the rest of a row is all that is needed: copying the whole chunk would be work for the collector.
      const end = writer.writeAll(Buffer.concat([rest, bytes.subarray(0, seamBytes)]));
      bytes = end > 0 ? bytes.subarray(end - rest.length) : Buffer.concat([rest, bytes]);
    }
    rest = bytes.subarray(writer.writeAll(bytes));
    if (writer.byteCount >= batchBytes) yield writer.take();
  }
  if (!writer.isWhole || rest.length > 0) throw new Error('The rows were cut short');
  if (writer.byteCount > 0) yield writer.take();
}

class LineWriter {
  private readonly out = new RowBuffer();
  private readonly times = new TimeWriter();
  /** The trailer has come: a row of -1 columns. */
  isWhole = false;

  get byteCount(): number {
    return this.out.length;
  }

  take(): Uint8Array {
    return this.out.take();
  }

  /** Answers where the first row begins that is not there to its end. */
  writeAll(bytes: Buffer): number {
    for (let at = 0; ;) {
      const end = endOfRow(bytes, at);
      if (end === -1) return at;
      if (end > at + 2) this.write(bytes, at + 2);
      else this.isWhole = true;
      at = end;
    }
  }

  private write(bytes: Buffer, start: number): void {
    const { out, times } = this;
    const idStart = start + 4;
    const idEnd = idStart + bytes.readInt32BE(start);
    const created = idEnd + 4;
    const updated = created + 12;
    // Behind its length and the version of its form.
    const bodyStart = updated + 13;
    const bodyEnd = updated + 12 + bytes.readInt32BE(updated + 8);
    const odd = isPlainText(bytes, idStart, idEnd) ? undefined : jsonText(bytes.subarray(idStart, idEnd));
    out.reserve((odd?.length ?? idEnd - idStart) + bodyEnd - bodyStart + frameBytes);
    out.put(beforeId);
    if (odd) out.put(odd);
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

/** Where the row ends, or -1 where it is not there to its end. */
function endOfRow(bytes: Buffer, start: number): number {
  if (start + 2 > bytes.length) return -1;
  let at = start + 2;
  for (let columns = bytes.readInt16BE(start); columns > 0; columns -= 1) {
    if (at + 4 > bytes.length) return -1;
    at += 4 + bytes.readInt32BE(at);
  }
  return at <= bytes.length ? at : -1;
}

/** As it stands in JSON too. */
function isPlainText(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte < space || byte === quote || byte === backslash) return false;
  }
  return true;
}

/** Without its quotes. */
function jsonText(text: Buffer): Uint8Array {
  return Buffer.from(JSON.stringify(text.toString()).slice(1, -1));
}

const beforeId = Buffer.from('{"id":"');
const beforeCreated = Buffer.from('","createdAt":"');
const beforeUpdated = Buffer.from('","updatedAt":"');
const beforeBody = Buffer.from('","body":');
const lineEnd = Buffer.from('}\n');
/** All that a line has beside its id and its body, and more. */
const frameBytes = 200;
/** What is handed on from thread to thread: each time costs the same, however much it is. */
const batchBytes = 256 * 1024;
const seamBytes = 4_096;
/** The signature, flags, and the length of an extension. */
const headerBytes = 19;
