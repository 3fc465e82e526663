import { csvWriter } from '@signalbox/platform-kit';
import { defusedCell } from '@signalbox/schemas/csv-cells';
import type { JsonObject } from '@signalbox/schemas/json';
import { cellOf, type ExportColumn } from './export-column';

interface CsvOptions {
  columns: readonly ExportColumn[];
  language: string;
}

/** CSV as a spreadsheet of the language opens it (`csvWriter`). */
export async function* csvFile(
  pages: AsyncIterable<JsonObject[]>,
  { columns, language }: CsvOptions,
): AsyncGenerator<string> {
  const { decimal, head, rows } = csvWriter(language);
  yield head(columns.map(({ title }) => defusedCell(title)));
  for await (const page of pages)
    if (page.length > 0)
      yield rows(page.map((record) => columns.map((column) => textOf(cellOf(record, column), decimal))));
}

function textOf(cell: ReturnType<typeof cellOf>, decimal: string): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return cell === undefined ? '' : defusedCell(String(cell));
}
