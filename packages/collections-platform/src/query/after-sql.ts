import { type RawBuilder, sql } from 'kysely';
import type { RecordColumn } from './record-columns';
import { columnTypes } from './record-filter-sql';
import { isNeverMissing, type OrderKey } from './record-order';
import { sortValueSql } from './value-sql';

/**
 * The records after a position, as ranges: first those that equal it in all keys but the last, then those that equal it in
 * fewer. Each is one range of an index on the order, which a single condition on all keys would not be. `values`: one text
 * for each key of the order.
 */
export function rangesAfter(order: readonly OrderKey[], values: readonly (string | null)[]): RawBuilder<boolean>[] {
  const keys = order.map((key, index) => ({ key, value: values[index] ?? null }));
  const ranges = keys.map(({ key, value }, position) => {
    const equal = keys.slice(0, position).map((before) => equalSql(before.key, before.value));
    return beyondSql(key, value).map((beyond) => allSql([...equal, beyond]));
  });
  return ranges.toReversed().flat();
}

function equalSql({ column }: OrderKey, value: string | null): RawBuilder<boolean> {
  const stored = sortValueSql(column);
  return value === null ? sql<boolean>`${stored} is null` : sql<boolean>`${stored} = ${typed(column, value)}`;
}

/** The ranges beyond a value, in order: missing values are the least. */
function beyondSql({ column, direction }: OrderKey, value: string | null): RawBuilder<boolean>[] {
  const stored = sortValueSql(column);
  if (value === null) return direction === 'asc' ? [sql<boolean>`${stored} is not null`] : [];
  if (direction === 'asc') return [sql<boolean>`${stored} > ${typed(column, value)}`];
  const below = sql<boolean>`${stored} < ${typed(column, value)}`;
  return isNeverMissing(column) ? [below] : [below, sql<boolean>`${stored} is null`];
}

function typed(column: RecordColumn, value: string): RawBuilder<unknown> {
  return sql`${value}::${columnTypes[column.type]}`;
}

function allSql(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
