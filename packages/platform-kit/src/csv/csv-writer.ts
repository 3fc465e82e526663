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
 * decimal sign is a comma. Texts need `defused`.
 */
export function csvWriter(language: string): CsvWriter {
  const decimal = decimalOf(language);
  const delimiter = decimal === ',' ? ';' : ',';
  const rows = (cells: string[][]) => stringify(cells, { delimiter, record_delimiter: '\r\n' });
  return { decimal, rows, head: (cells) => `\uFEFF${rows([cells])}` };
}

/**
 * A text that a spreadsheet would run as a formula begins with an apostrophe. Full-width signs begin a formula, too, in
 * spreadsheets of East Asian languages.
 */
export function defused(text: string): string {
  return /^[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

function decimalOf(language: string): ',' | '.' {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
