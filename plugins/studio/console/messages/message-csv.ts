import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { draftLanguages } from '../../shared/draft';
import type { MessageRow } from './message-rows';

/** The messages as a table with a header, for a spreadsheet. The mark at its start makes it read as UTF-8. */
export function csvOf(rows: readonly MessageRow[]): string {
  const lines = rows.map(({ key, texts }) => [key, ...draftLanguages.map((language) => texts[language])]);
  return stringify([['key', ...draftLanguages], ...lines], { bom: true });
}

/** Throws for a text that is no such table. */
export function rowsOfCsv(text: string): MessageRow[] {
  const lines: unknown = parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true });
  if (!Array.isArray(lines)) return [];
  return lines.map((line: unknown) => rowOf(line));
}

function rowOf(line: unknown): MessageRow {
  const cells = new Map(Object.entries(line ?? {}));
  const cell = (name: string): string => {
    const text: unknown = cells.get(name);
    if (typeof text !== 'string') throw new TypeError(`no column ${name}`);
    return text;
  };
  return { key: cell('key'), texts: { en: cell('en'), 'zh-Hans': cell('zh-Hans') } };
}
