import type { JsonObject } from '@signalbox/schemas/json';
import { type ExportColumn, valueAt } from './export-column';

/** One JSON object a line, for programs: the values as they are stored, by their dotted paths. */
export async function* ndjsonFile(
  pages: AsyncIterable<JsonObject[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string> {
  const names = columns.map(({ path }) => path.join('.'));
  for await (const page of pages) if (page.length > 0) yield page.map((record) => `${lineOf(record)}\n`).join('');

  function lineOf(record: JsonObject): string {
    return JSON.stringify(Object.fromEntries(columns.map(({ path }, index) => [names[index], valueAt(record, path)])));
  }
}
