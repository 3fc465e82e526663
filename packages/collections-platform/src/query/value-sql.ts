import { momentSql } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import type { RecordColumn } from './record-columns';

/** Characters of a text by which records are sorted and found in an index: an entry of an index has at most 2,704 bytes. */
export const indexedCharacters = 128;

/** SQL of the model of a record, as the index of all records has it. */
export const modelSql = sql<string>`left(document.body ->> 'model', 64)`;

type SortedColumn = Pick<RecordColumn, 'place' | 'type' | 'table'>;

/** A name of a property in a statement: a parameter, or for the definition of an index a literal. */
export type NameSql = (name: string) => RawBuilder<string>;
const asParameter: NameSql = (name) => sql<string>`${name}::text`;

/**
 * SQL of the value by which records are sorted: a text (the first characters, by code point), a moment
 * (in UTC, see `momentSql`), a number, true or false; null for
 * a missing value, and for an object or a list, which may have values that the model does not declare. In a column of texts, or of
 * several types, another value counts as its JSON; in one of numbers or booleans, as missing. In a column of several types, a text
 * is a moment by its form, as in filters. Indexes are on the same expressions (`indexVersion`); one of several types has none.
 * A column of a table is sorted as it is, a text by code point.
 */
export function sortValueSql(column: SortedColumn, name: NameSql = asParameter): RawBuilder<unknown> {
  if (column.table) return column.type === 'text' ? sql`(${column.table.value} collate "C")` : column.table.value;
  switch (column.type) {
    case 'id':
      return sql`document.id`;
    case 'moment':
    case 'time':
    case 'other':
      return sql`(case when ${isPlain(column, name)} then ${momentSql(sql`left(${textSql(column, name)}, ${sql.lit(indexedCharacters)})`)} end collate "C")`;
    case 'text':
      return sql`(case when ${isPlain(column, name)} then left(${textSql(column, name)}, ${sql.lit(indexedCharacters)}) end collate "C")`;
    case 'number':
      return sql`(case when ${isOfType(column, 'number', name)} then ${valueSql(column, name)}::numeric end)`;
    case 'boolean':
      return sql`(case when ${isOfType(column, 'boolean', name)} then ${valueSql(column, name)}::boolean end)`;
  }
}

/** SQL of the complete text; a value of another type counts as its JSON. */
export function textSql(
  { place, table }: Pick<SortedColumn, 'place' | 'table'>,
  name: NameSql = asParameter,
): RawBuilder<string> {
  if (table) return sql<string>`(${table.value})`;
  const outer = { place: place.slice(0, -1) };
  return sql<string>`(${valueSql(outer, name)} ->> ${name(place.at(-1) ?? '')})`;
}

/** SQL that is true for a value that is no object and no list. */
export function isPlain(
  column: Pick<SortedColumn, 'place' | 'table'>,
  name: NameSql = asParameter,
): RawBuilder<boolean> {
  if (column.table) return sql<boolean>`true`;
  return sql<boolean>`jsonb_typeof(${valueSql(column, name)}) not in ('object', 'array')`;
}

function isOfType(column: Pick<SortedColumn, 'place'>, type: string, name: NameSql): RawBuilder<boolean> {
  return sql<boolean>`jsonb_typeof(${valueSql(column, name)}) = ${sql.lit(type)}`;
}

/** SQL of the document of a record with other values at `root`. */
export function bodySql(root: readonly string[], values: RawBuilder<unknown>): RawBuilder<unknown> {
  return root.length === 0 ? values : sql`jsonb_set(document.body, ${[...root]}::text[], ${values})`;
}

/** SQL of the value as JSON, through objects. */
export function valueSql({ place }: Pick<SortedColumn, 'place'>, name = asParameter): RawBuilder<unknown> {
  const steps = place.map((key) => sql` -> ${name(key)}`);
  return sql`(document.body${sql.join(steps, sql``)})`;
}
