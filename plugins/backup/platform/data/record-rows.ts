import { isUtf8 } from 'node:buffer';
import { binaryHeader, binaryTrailer, fieldCount, jsonField, textField, TimeFields } from './binary-rows';
import { refusal } from './record-fault';
import { hasSuspects, isNestedDeeply, isTime, readRecord, type RecordDemands } from './record-lines';

export interface RecordsToRead extends RecordDemands {
  /** Name of the archive's entry, for the words of a refusal. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  /** Values of columns that come first, the same in every row. */
  before?: readonly string[];
}

/** What was found while the rows passed. */
export interface RowsFound {
  count: number;
  /** Ids came in the order of their bytes, each greater than the one before: none of them comes twice. */
  isAscending: boolean;
  /** Rows whose `body` is the record as a whole: its text could not be taken out of the line. */
  whole: number;
}

/** Between the columns of a row: neither it nor `quote` can occur in JSON text. */
const delimiter = '\u0002';
const quote = '\u0001';
/** For COPY, by form. Of `csv`, the bytes between two delimiters are the value itself. */
export const rowFormats = {
  csv: `format csv, quote E'\\x01', delimiter E'\\x02'`,
  binary: 'format binary',
} as const;

/**
 * The lines of an archive's module as rows for COPY, each judged before it passes: `before`, id, created, updated, body,
 * and in the form `csv` a mark of those whose body is the whole record; in the form `binary` such a one, and one without
 * times, throws a `TypeError`. Throws `archiveRefused`, naming entry and line; JSON that is none the database finds.
 */
export async function* recordRows(
  records: RecordsToRead & { form: keyof typeof rowFormats },
  found: RowsFound,
): AsyncGenerator<Uint8Array> {
  const { entry, content } = records;
  const reader = new RowReader(records, found);
  if (records.form === 'binary') yield Buffer.from(binaryHeader, 'latin1');
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  for await (const chunk of content) {
    const end = chunk.lastIndexOf(newline);
    if (end === -1) {
      rest.push(chunk);
      restBytes += chunk.length;
      if (restBytes > maxLineBytes)
        throw refusal({ entry, line: found.count + 1, fault: { reason: 'record.lineTooLong' } });
      continue;
    }
    yield reader.rowsOf(Buffer.concat([...rest, chunk.subarray(0, end)]));
    rest = [chunk.subarray(end + 1)];
    restBytes = chunk.length - end - 1;
  }
  if (restBytes > 0) yield reader.rowsOf(Buffer.concat(rest));
  if (records.form === 'binary') yield Buffer.from(binaryTrailer, 'latin1');
}

/**
 * Works on bytes as characters (latin1): cutting a line as our own archives have it takes a tenth of parsing it. Whatever
 * has another form, or something suspicious in it, is parsed and judged value by value.
 */
class RowReader {
  private lastId = '';
  private readonly start: string;
  /** Days that were found to exist; records share them. */
  private readonly days = new Set<string>();
  private readonly times = new TimeFields();

  constructor(
    private readonly records: RecordsToRead & { form: keyof typeof rowFormats },
    private readonly found: RowsFound,
  ) {
    const { before = [], form } = records;
    this.start =
      form === 'csv'
        ? before.map((value) => quoted(value) + delimiter).join('')
        : fieldCount(before.length + 4) + before.map((value) => textField(latin1(value))).join('');
  }

  rowsOf(lines: Buffer): Uint8Array {
    const { entry } = this.records;
    if (!isUtf8(lines)) throw refusal({ entry, line: this.found.count + 1, fault: { reason: 'record.notUtf8' } });
    const text = lines.toString('latin1');
    const areSuspect = isSuspect(text);
    let rows = '';
    for (let at = 0; at <= text.length;) {
      const next = text.indexOf('\n', at);
      const end = next === -1 ? text.length : next;
      const line = text.slice(at, end);
      rows += this.rowOf(line, areSuspect && isSuspect(line));
      at = end + 1;
    }
    return Buffer.from(rows, 'latin1');
  }

  private rowOf(line: string, mustBeParsed: boolean): string {
    const { found, records } = this;
    found.count += 1;
    const parts = ownForm.exec(line);
    const isCut = parts !== null && line.endsWith('}}');
    const [head = '', id = '', created = '', updated = ''] = parts ?? [];
    const isPlain =
      isCut &&
      !mustBeParsed &&
      records.judge === undefined &&
      id.length <= records.maxIdLength &&
      (created === '' ? !records.needsTimes : this.isKnownTime(created) && this.isKnownTime(updated)) &&
      !isNestedDeeply(line);
    const record = isPlain ? undefined : this.judged(line);
    if (isCut) return this.row({ id, created, updated, body: line.slice(head.length - 1, -1) });
    if (records.form === 'binary') throw new TypeError('A line that cannot be cut');
    found.whole += 1;
    const { id: name, createdAt = '', updatedAt = '' } = record!;
    return this.row({ id: latin1(name), created: createdAt, updated: updatedAt, body: line, isWhole: true });
  }

  private judged(line: string) {
    const { entry } = this.records;
    const record = readRecord(Buffer.from(line, 'latin1').toString(), this.records);
    if ('fault' in record) throw refusal({ entry, line: this.found.count, ...record });
    return record;
  }

  private row({ id, created, updated, body, isWhole = false }: Row): string {
    if (id <= this.lastId) this.found.isAscending = false;
    this.lastId = id;
    if (this.records.form === 'binary')
      return this.start + textField(id) + this.timeField(created) + this.timeField(updated) + jsonField(body);
    const name = isWhole ? quoted(id) : id;
    const mark = isWhole ? 't' : '';
    return `${this.start}${name}${delimiter}${created}${delimiter}${updated}${delimiter}${body}${delimiter}${mark}\n`;
  }

  private timeField(time: string): string {
    const field = time === '' ? undefined : this.times.of(time);
    if (field === undefined) throw new TypeError('A time that has no binary form');
    return field;
  }

  /** As `isTime`, which is asked once for each day. */
  private isKnownTime(time: string): boolean {
    const day = time.slice(0, 10);
    if (this.days.has(day)) return true;
    if (this.days.size >= maxDays || !isTime(time)) return false;
    this.days.add(day);
    return true;
  }
}

/** Asked of many lines first, then of each where the answer is yes: a number in a text looks like one that is out of range. */
function isSuspect(text: string): boolean {
  return text.includes('\r') || hasSuspects(text);
}

interface Row {
  id: string;
  created: string;
  updated: string;
  body: string;
  isWhole?: boolean;
}

/** As the archives of this product have it, up to the body's brace. An id with an escape in it has another form. */
const time = String.raw`(\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z)`;
const ownForm = new RegExp(
  String.raw`^\{"id":"([^"\\\x00-\x1f]+)",(?:"createdAt":"${time}","updatedAt":"${time}",)?"body":\{`,
);

function quoted(value: string): string {
  return `${quote}${value.replaceAll(quote, quote + quote)}${quote}`;
}

function latin1(text: string): string {
  return Buffer.from(text).toString('latin1');
}

const newline = 0x0a;
const maxDays = 100_000;
/** A document of the platform has a few megabytes at most. */
const maxLineBytes = 64 * 2 ** 20;
