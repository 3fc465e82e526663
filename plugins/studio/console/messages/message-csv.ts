import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { requiredLanguages } from '../../shared/draft';
import type { MessageRow } from './message-rows';

/** The messages as a table with a header, for a spreadsheet. The mark at its start makes it read as UTF-8. */
export function csvOf(rows: readonly MessageRow[], languages: readonly string[]): string {
  const lines = rows.map(({ key, texts }) => [key, ...languages.map((language) => texts[language] ?? '')]);
  return stringify([['key', ...languages], ...lines], { bom: true });
}

/**
 * The rows of a table. Reads the columns of these languages only. The texts of a language without a column stay. Throws if the
 * text is no such table.
 */
export function rowsOfCsv(text: string, languages: readonly string[]): MessageRow[] {
  const lines: unknown = parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true });
  if (!Array.isArray(lines)) return [];
  return lines.map((line: unknown) => rowOf(line, languages));
}

function rowOf(line: unknown, languages: readonly string[]): MessageRow {
  const cells = new Map<string, unknown>(Object.entries(line ?? {}));
  for (const name of ['key', ...requiredLanguages])
    if (typeof cells.get(name) !== 'string') throw new TypeError(`no column ${name}`);
  const texts = languages.map((language): [string, unknown] => [language, cells.get(language)]);
  return { key: String(cells.get('key')), texts: Object.fromEntries(texts.filter(isText)) };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
