import { quotedCells } from '@signalbox/schemas/csv-cells';
import { stringify } from 'csv-stringify/sync';

interface CsvWriter {
  /** The decimal sign of numbers. */
  decimal: ',' | '.';
  /** The first row, after a byte order mark. */
  head(cells: string[]): string;
  rows(rows: string[][]): string;
}

/**
 * CSV as a spreadsheet of the language opens it by a double click: with a byte order mark, and semicolons where the
 * decimal sign is a comma. Texts need `defusedCell`.
 */
export function csvWriter(language: string): CsvWriter {
  const decimal = decimalOf(language);
  const delimiter = decimal === ',' ? ';' : ',';
  const rows = (cells: string[][]) =>
    stringify(cells, { delimiter, record_delimiter: '\r\n', quoted_match: quotedCells });
  return { decimal, rows, head: (cells) => `\uFEFF${rows([cells])}` };
}

function decimalOf(language: string): ',' | '.' {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
