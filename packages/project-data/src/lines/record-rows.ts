import { isUtf8 } from 'node:buffer';
import { lineFeed } from './ascii';
import { LineCut } from './cut-line';
import { JsonScan } from './json-scan';
import { addInvalid, type InvalidRecords, shownError } from './invalid-records';
import { recordError } from './record-error';
import { readRecord, type RecordDemands } from './record-lines';
import { RowBuffer } from './row-buffer';
import type { RowForm } from './row-form';

export interface RecordsToRead extends RecordDemands {
  /** Name of the archive's entry, for errors. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  form: RowForm;
}

/** Result of reading, filled while the rows pass. */
export interface RowsFound {
  count: number;
  /** Each id is greater than the one before, in byte order. No id is used twice. */
  isAscending: boolean;
  /** Rows whose `body` column has the entire record, because the body could not be cut out of the line. */
  entireRecords: number;
  /** Invalid records without a row, if the format of the rows cannot store their errors. */
  leftOut: InvalidRecords;
}

export function nothingFound(): RowsFound {
  return { count: 0, isAscending: true, entireRecords: 0, leftOut: { count: 0, shown: [] } };
}

/**
 * Converts the lines of an archive's module to rows for COPY, and validates each line. Throws `archiveInvalid` with
 * entry and line. PostgreSQL reports invalid JSON.
 */
export async function* recordRows(records: RecordsToRead, found: RowsFound): AsyncGenerator<Uint8Array> {
  const { entry, content, form } = records;
  const reader = new RowReader(records, found);
  if (form.header.length > 0) yield form.header;
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  for await (const chunk of content) {
    let lines = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const firstEnd = lines.indexOf(lineFeed);
    if (firstEnd === -1) {
      rest.push(lines);
      restBytes += lines.length;
      if (restBytes > maxLineBytes)
        throw recordError({ entry, line: found.count + 1, error: { reason: 'record.lineTooLong' } });
      continue;
    }
    if (restBytes > 0) {
      reader.read(Buffer.concat([...rest, lines.subarray(0, firstEnd)]));
      lines = lines.subarray(firstEnd + 1);
    }
    const lastEnd = lines.lastIndexOf(lineFeed);
    if (lastEnd !== -1) reader.read(lines.subarray(0, lastEnd));
    rest = [lines.subarray(lastEnd + 1)];
    restBytes = lines.length - lastEnd - 1;
    yield reader.take();
  }
  if (restBytes > 0) {
    reader.read(Buffer.concat(rest));
    yield reader.take();
  }
  if (form.trailer.length > 0) yield form.trailer;
}

/**
 * Cuts lines in the form of this product's archives. Parses and validates lines of another form, or with suspicious
 * content.
 */
class RowReader {
  private readonly line = new LineCut();
  private readonly scan = new JsonScan();
  private readonly out = new RowBuffer();
  /** The previous id. */
  private last: ByteRange = { bytes: new Uint8Array(), start: 0, end: 0 };

  constructor(
    private readonly records: RecordsToRead,
    private readonly found: RowsFound,
  ) {}

  /** `lines`: without the line feed of the last one. */
  read(lines: Buffer): void {
    const { entry } = this.records;
    if (!isUtf8(lines)) throw recordError({ entry, line: this.found.count + 1, error: { reason: 'record.notUtf8' } });
    this.scan.startBlock(lines);
    for (let start = 0; start <= lines.length;) {
      const next = lines.indexOf(lineFeed, start);
      const end = next === -1 ? lines.length : next;
      this.row(lines, start, end);
      start = end + 1;
    }
  }

  take(): Uint8Array {
    return this.out.take();
  }

  private row(lines: Buffer, start: number, end: number): void {
    const { found, line, out, records, scan } = this;
    const { form, check, validate, maxIdLength, needsTimes } = records;
    found.count += 1;
    const isCut = line.cut(lines, start, end);
    const isPlain =
      isCut &&
      check === undefined &&
      validate === undefined &&
      line.idEnd - line.idStart <= maxIdLength &&
      (line.hasTimes || !needsTimes) &&
      // The cut has already checked what precedes the body.
      !scan.isSuspect(lines, line.bodyStart, line.bodyEnd);
    const record = isPlain ? undefined : this.parse(lines.subarray(start, end));
    const error = record && validate?.(record);
    const errorJson = error ? Buffer.from(JSON.stringify(shownError(error))) : noError;
    const id = isCut ? undefined : Buffer.from(record!.id);
    this.see(id ? { bytes: id, start: 0, end: id.length } : { bytes: lines, start: line.idStart, end: line.idEnd });
    if (error && !form.marksInvalid) return addInvalid(found.leftOut, { id: record!.id, error });
    out.reserve(end - start + (id?.length ?? 0) * 2 + errorJson.length + maxRowExtraBytes);
    if (!id) return form.write(out, line, errorJson);
    form.writeFully(out, { record: record!, line: lines.subarray(start, end), errorJson });
    found.entireRecords += 1;
  }

  private parse(line: Buffer) {
    const { entry } = this.records;
    const record = readRecord(line.toString(), this.records);
    if ('error' in record) throw recordError({ entry, line: this.found.count, ...record });
    return record;
  }

  private see(id: ByteRange): void {
    const { last, found } = this;
    if (found.isAscending) found.isAscending = isGreater(id, last);
    this.last = id;
  }
}

/** Compares in byte order. */
function isGreater({ bytes, start, end }: ByteRange, other: ByteRange): boolean {
  for (let at = start, otherAt = other.start; at < end; at += 1, otherAt += 1) {
    if (otherAt === other.end) return true;
    const difference = bytes[at]! - other.bytes[otherAt]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}

interface ByteRange {
  bytes: Uint8Array;
  start: number;
  end: number;
}

/** Upper bound of a row's bytes besides its line: names of the first columns, lengths, the error. */
const maxRowExtraBytes = 1_024;
const noError = new Uint8Array();
/** Documents of the platform have a few megabytes at most. */
const maxLineBytes = 64 * 2 ** 20;
