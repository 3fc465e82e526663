import { type RawBuilder, sql } from 'kysely';
import type { RecordColumn } from './record-columns';

/** Characters of a text by which records are sorted and found in an index: an entry of an index has at most 2,704 bytes. */
export const indexedCharacters = 128;

/** SQL of the model of a record, as the index of all records has it. */
export const modelSql = sql<string>`left(document.body ->> 'model', 64)`;

type SortedColumn = Pick<RecordColumn, 'path' | 'type'>;

/** A name of a property in a statement: a parameter, or for the definition of an index a literal. */
export type NameSql = (name: string) => RawBuilder<string>;
const asParameter: NameSql = (name) => sql<string>`${name}::text`;

/**
 * SQL of the value by which records are sorted: a text (the first characters, by code point), a number, true or false; null for
 * a missing value, and for an object or a list, which may have values that the model does not declare. In a column of texts, or of
 * several types, another value counts as its JSON; in one of numbers or booleans, as missing. Indexes are on the same expressions
 * (`indexVersion`).
 */
export function sortValueSql(column: SortedColumn, name: NameSql = asParameter): RawBuilder<unknown> {
  switch (column.type) {
    case 'id':
      return sql`document.id`;
    case 'text':
    case 'other':
      return sql`(case when ${isPlain(column, name)} then left(${textSql(column, name)}, ${sql.lit(indexedCharacters)}) end collate "C")`;
    case 'number':
      return sql`(case when ${isOfType(column, 'number', name)} then ${valueSql(column, name)}::numeric end)`;
    case 'boolean':
      return sql`(case when ${isOfType(column, 'boolean', name)} then ${valueSql(column, name)}::boolean end)`;
  }
}

/** SQL of the complete text; a value of another type counts as its JSON. */
export function textSql({ path }: Pick<SortedColumn, 'path'>, name: NameSql = asParameter): RawBuilder<string> {
  const outer = { path: path.slice(0, -1) };
  return sql<string>`(${valueSql(outer, name)} ->> ${name(path.at(-1) ?? '')})`;
}

/** SQL that is true for a value that is no object and no list. */
export function isPlain(column: Pick<SortedColumn, 'path'>, name: NameSql = asParameter): RawBuilder<boolean> {
  return sql<boolean>`jsonb_typeof(${valueSql(column, name)}) not in ('object', 'array')`;
}

function isOfType(column: Pick<SortedColumn, 'path'>, type: string, name: NameSql): RawBuilder<boolean> {
  return sql<boolean>`jsonb_typeof(${valueSql(column, name)}) = ${sql.lit(type)}`;
}

/** SQL of the value as JSON, through objects. */
function valueSql({ path }: Pick<SortedColumn, 'path'>, name: NameSql): RawBuilder<unknown> {
  const steps = ['values', ...path].map((key, index) => sql` -> ${index === 0 ? sql.lit(key) : name(key)}`);
  return sql`(document.body${sql.join(steps, sql``)})`;
}
