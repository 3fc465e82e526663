import type { Query } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import { idColumn, type RecordColumn, type RecordColumns } from './record-columns';
import { sortValueSql } from './value-sql';

/** One key of an order. Missing values are the least. */
export interface OrderKey {
  column: RecordColumn;
  direction: 'asc' | 'desc';
}

/**
 * The order of a list: the keys of the query, then the id, which makes it total. The id has the direction of the last key, so
 * that one index serves an order and its reverse. Throws `malformedQuery` for a column that the viewer may not see.
 */
export function recordOrder({ sorts }: Pick<Query, 'sorts'>, columns: RecordColumns): OrderKey[] {
  const keys = sorts.map(({ path, direction }) => ({
    column: columns.column(path, `sort.${path.join('.')}`),
    direction,
  }));
  const end = keys.findIndex(({ column }) => column.type === 'id');
  // Keys after the id decide nothing.
  if (end !== -1) return keys.slice(0, end + 1);
  return [...keys, { column: idColumn, direction: keys.at(-1)?.direction ?? 'asc' }];
}

export function reversed(order: readonly OrderKey[]): OrderKey[] {
  return order.map(({ column, direction }) => ({ column, direction: direction === 'asc' ? 'desc' : 'asc' }));
}

export function orderSql(order: readonly OrderKey[]): RawBuilder<unknown> {
  return sql.join(
    order.map(({ column, direction }) => sql`${sortValueSql(column)} ${directionSql(column, direction)}`),
  );
}

/** An id is never missing: the primary key, whose nulls are last, serves its order too. */
export function directionSql(
  { type }: Pick<RecordColumn, 'type'>,
  direction: OrderKey['direction'],
): RawBuilder<unknown> {
  if (type === 'id') return direction === 'asc' ? sql`asc` : sql`desc`;
  return direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
}
