import { type RawBuilder, sql } from 'kysely';
import type { RecordColumn } from './record-columns';

/** Characters of a text by which records are sorted and found in an index: an entry of an index has at most 2,704 bytes. */
export const indexedCharacters = 128;

/** SQL of the model of a record, as the index of all records has it. */
export const modelSql = sql<string>`left(document.body ->> 'model', 64)`;

/** A name of a property in a statement: a parameter, or for the definition of an index a literal. */
export type NameSql = (name: string) => RawBuilder<string>;
const asParameter: NameSql = (name) => sql<string>`${name}::text`;

/**
 * SQL of the value by which records are sorted: a text (the first characters, by code point), a number, true or false; null for
 * a missing value, or for one of another type. Indexes are on the same expressions.
 */
export function sortValueSql(column: RecordColumn, name: NameSql = asParameter): RawBuilder<unknown> {
  switch (column.type) {
    case 'id':
      return sql`document.id`;
    case 'text':
      return sql`(left(${textSql(column, name)}, ${sql.lit(indexedCharacters)}) collate "C")`;
    case 'number':
      return typedSql(column, sql`numeric`, name);
    case 'boolean':
      return typedSql(column, sql`boolean`, name);
    case 'other':
      // Of several types: only equal values are next to each other.
      return sql`(left(${textSql(column, name)}, ${sql.lit(indexedCharacters)}) collate "C")`;
  }
}

/** SQL of the value as a text. */
export function textSql({ path }: { path: string[] }, name: NameSql = asParameter): RawBuilder<string> {
  const last = path.at(-1) ?? '';
  return sql<string>`(${objectSql(path.slice(0, -1), name)} ->> ${name(last)})`;
}

function typedSql(
  { path, type }: { path: string[]; type: string },
  sqlType: RawBuilder<unknown>,
  name: NameSql,
): RawBuilder<unknown> {
  const value = sql`(${objectSql(path.slice(0, -1), name)} -> ${name(path.at(-1) ?? '')})`;
  return sql`(case when jsonb_typeof${value} = ${sql.lit(type)} then ${value}::${sqlType} end)`;
}

function objectSql(path: string[], name: NameSql): RawBuilder<unknown> {
  const steps = path.map((key) => sql` -> ${name(key)}`);
  return sql`document.body -> 'values'${steps.length === 0 ? sql`` : sql.join(steps, sql``)}`;
}
