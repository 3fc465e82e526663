import { defusedCell, plainCell, quotedCells } from '@signalbox/schemas/csv-cells';
import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { requiredLanguages } from '../../shared/draft';
import type { MessageRow } from './message-rows';

/**
 * The messages as a table with a header, for a spreadsheet. The mark at its start makes it read as UTF-8. A text that a
 * spreadsheet would run as a formula begins with an apostrophe, which is removed again when the table is read.
 */
export function csvOf(rows: readonly MessageRow[], languages: readonly string[]): string {
  const lines = rows.map(({ key, texts }) =>
    [key, ...languages.map((language) => texts[language] ?? '')].map(defusedCell),
  );
  return stringify([['key', ...languages], ...lines], { bom: true, quoted_match: quotedCells });
}

/**
 * The rows of a table. Reads the columns of these languages only. The texts of a language without a column stay. Throws if the
 * text is no such table, or has no rows.
 */
export function rowsOfCsv(text: string, languages: readonly string[]): MessageRow[] {
  const options = { columns: true, skip_empty_lines: true, relax_column_count: true };
  const lines: unknown = parse(text, { ...options, delimiter: delimiterOf(text) });
  if (!Array.isArray(lines) || lines.length === 0) throw new TypeError('no rows');
  return lines.map((line: unknown) => rowOf(line, languages));
}

/** Spreadsheets of languages with a decimal comma write semicolons, some write tabs. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replaceAll('"', '').split(/\r?\n/, 1);
  return [',', ';', '\t'].find((delimiter) => header.split(delimiter).includes('key')) ?? ',';
}

function rowOf(line: unknown, languages: readonly string[]): MessageRow {
  const cells = new Map<string, unknown>(Object.entries(line ?? {}));
  for (const name of ['key', ...requiredLanguages])
    if (typeof cells.get(name) !== 'string') throw new TypeError(`no column ${name}`);
  const texts = languages.map((language): [string, unknown] => [language, cells.get(language)]);
  return {
    key: plainCell(String(cells.get('key'))),
    texts: Object.fromEntries(texts.filter(isText).map(([language, each]) => [language, plainCell(each)])),
  };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
