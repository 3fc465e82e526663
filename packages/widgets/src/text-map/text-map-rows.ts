import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';

export type TextMap = Record<string, string>;

/** A row as it is typed. Its name may be empty, or the same as that of another row. */
export interface TextMapRow {
  /** Stays while the row is moved or renamed. */
  key: number;
  name: string;
  text: string;
}

export function isTextMap(value: JsonValue): value is TextMap {
  return isJsonObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

/** The value of the rows; undefined without a named one. Of rows with the same name the last one counts. */
export function mapOf(rows: TextMapRow[]): TextMap | undefined {
  const named = rows.filter(({ name }) => name !== '');
  // Not by assignment: a name such as __proto__ would be lost.
  return named.length > 0 ? Object.fromEntries(named.map(({ name, text }) => [name, text])) : undefined;
}

/** Places of rows whose name another row has too. */
export function repeatedRows(rows: TextMapRow[]): Set<number> {
  const names = rows.map(({ name }) => name);
  return new Set(
    rows.filter(({ name }) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name)).map(({ key }) => key),
  );
}

/** The rows that are shown for a value: those typed while they still make this value, else new ones. */
export function rowsFor(value: TextMap | undefined, typed: TextMapRow[]): TextMapRow[] {
  if (JSON.stringify(mapOf(typed)) === JSON.stringify(value)) return typed;
  return Object.entries(value ?? {}).map(([name, text], index) => ({ key: index, name, text }));
}
