import { malformedQuery, type Query } from '@signalbox/platform-kit';
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
  const keys = (sorts.length > 0 ? sorts : columns.sorts).map(({ path, direction }) => {
    const at = `sort.${path.join('.')}`;
    const column = columns.column(path, at);
    if (columns.compare(path) !== undefined) throw malformedQuery(at, 'its values are shown in part: no order by them');
    return { column, direction };
  });
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

/** Where no value is missing, as of the id, an index whose nulls are last serves the order too. */
export function directionSql(
  column: Pick<RecordColumn, 'type' | 'table'>,
  direction: OrderKey['direction'],
): RawBuilder<unknown> {
  if (isNeverMissing(column)) return direction === 'asc' ? sql`asc` : sql`desc`;
  return direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
}

export function isNeverMissing({ type, table }: Pick<RecordColumn, 'type' | 'table'>): boolean {
  return type === 'id' || table?.isRequired === true;
}
