import type { LineCut } from './cut-line';
import { RowBuffer } from './row-buffer';
import type { RowForm } from './row-form';

/**
 * Rows in the binary format of PostgreSQL's COPY, which it reads in a quarter less time than text. Throws a `TypeError`
 * for a line that cannot be cut, one without times, and a time that a number cannot represent exactly.
 */
export class BinaryRows implements RowForm {
  readonly header = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
  readonly trailer = Buffer.from([0xff, 0xff]);
  readonly marksInvalid = false;
  private readonly start: Uint8Array;

  /** Values of the first columns, the same in every row. */
  constructor(before: readonly string[]) {
    const out = new RowBuffer();
    out.byte(0);
    out.byte(before.length + 4);
    for (const value of before) {
      const bytes = Buffer.from(value);
      out.reserve(bytes.length + 4);
      out.int32(bytes.length);
      out.put(bytes);
    }
    this.start = out.take();
  }

  write(out: RowBuffer, line: LineCut): void {
    if (!line.hasTimes) throw new TypeError('A record without times');
    out.put(this.start);
    out.int32(line.idEnd - line.idStart);
    out.put(line.bytes, line.idStart, line.idEnd);
    putTime(out, line.createdMicros);
    putTime(out, line.updatedMicros);
    // Length of `jsonb`, with one byte for the version of its format.
    out.int32(line.bodyEnd - line.bodyStart + 1);
    out.byte(1);
    out.put(line.bytes, line.bodyStart, line.bodyEnd);
  }

  writeFully(): never {
    throw new TypeError('A line that cannot be cut');
  }
}

/** Writes a `timestamptz`. */
function putTime(out: RowBuffer, micros: number): void {
  if (!Number.isSafeInteger(micros)) throw new TypeError('A time without a binary form');
  const high = Math.floor(micros / 2 ** 32);
  out.int32(8);
  out.int32(high);
  out.int32(micros - high * 2 ** 32);
}
