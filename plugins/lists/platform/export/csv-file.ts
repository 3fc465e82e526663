import { stringify } from 'csv-stringify/sync';
import type { JsonObject } from '@signalbox/schemas/json';
import { cellOf, type ExportColumn } from './export-column';

interface CsvOptions {
  columns: readonly ExportColumn[];
  language: string;
}

/**
 * CSV as a spreadsheet of the language opens it by a double click: with a byte order mark, and semicolons where the
 * decimal sign is a comma. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export async function* csvFile(
  pages: AsyncIterable<JsonObject[]>,
  { columns, language }: CsvOptions,
): AsyncGenerator<string> {
  const decimal = decimalOf(language);
  const delimiter = decimal === ',' ? ';' : ',';
  const rows = (cells: string[][]) => stringify(cells, { delimiter, record_delimiter: '\r\n' });
  yield `\uFEFF${rows([columns.map(({ title }) => defused(title))])}`;
  for await (const page of pages)
    if (page.length > 0)
      yield rows(page.map((record) => columns.map((column) => textOf(cellOf(record, column), decimal))));
}

function textOf(cell: ReturnType<typeof cellOf>, decimal: string): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return cell === undefined ? '' : defused(String(cell));
}

/** Full-width signs begin a formula, too, in spreadsheets of East Asian languages. */
function defused(text: string): string {
  return /^[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

function decimalOf(language: string): string {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
