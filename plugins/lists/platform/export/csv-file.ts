import { csvWriter, defused } from '@signalbox/platform-kit';
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
  yield head(columns.map(({ title }) => defused(title)));
  for await (const page of pages)
    if (page.length > 0)
      yield rows(page.map((record) => columns.map((column) => textOf(cellOf(record, column), decimal))));
}

function textOf(cell: ReturnType<typeof cellOf>, decimal: string): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return cell === undefined ? '' : defused(String(cell));
}
