import { lineFeed } from './ascii';
import type { LineCut } from './cut-line';
import type { RowBuffer } from './row-buffer';
import type { FullRow, RowForm } from './row-form';

/**
 * Rows for `COPY … WITH (${csvOptions})`: id, created, updated, body, true when the body column has the entire record,
 * and the error of the record. The bytes between two delimiters are the value itself, as JSON text contains neither
 * delimiters nor quotes.
 */
export class CsvRows implements RowForm {
  readonly header = new Uint8Array();
  readonly trailer = new Uint8Array();
  readonly marksInvalid = true;

  write(out: RowBuffer, line: LineCut, errorJson: Uint8Array): void {
    const { bytes, hasTimes } = line;
    out.put(bytes, line.idStart, line.idEnd);
    out.byte(delimiter);
    if (hasTimes) out.put(bytes, line.createdStart, line.createdEnd);
    out.byte(delimiter);
    if (hasTimes) out.put(bytes, line.updatedStart, line.updatedEnd);
    out.byte(delimiter);
    out.put(bytes, line.bodyStart, line.bodyEnd);
    out.byte(delimiter);
    out.byte(delimiter);
    out.put(errorJson);
    out.byte(lineFeed);
  }

  writeFully(out: RowBuffer, { record, line, errorJson }: FullRow): void {
    const { id, createdAt = '', updatedAt = '' } = record;
    out.put(Buffer.from(`${quoted(id)}${separator}${createdAt}${separator}${updatedAt}${separator}`));
    out.put(line);
    out.put(Buffer.from(`${separator}t${separator}`));
    out.put(errorJson);
    out.byte(lineFeed);
  }
}

export const csvOptions = `format csv, quote E'\\x01', delimiter E'\\x02'`;

function quoted(value: string): string {
  return `${quote}${value.replaceAll(quote, quote + quote)}${quote}`;
}

const quote = '\u0001';
const separator = '\u0002';
const delimiter = 0x02;
