import { sql, type RawBuilder } from 'kysely';
import { rootValue } from './field-values-sql';
import { momentSql } from './filter-sql';
import type { SortKey } from './query';

/**
 * ORDER BY terms. Kinds have Mongo's order: missing and null, numbers, texts (moments as instants, others by code point), objects, arrays, booleans.
 * An array is compared as a value, not by its least element. The id breaks ties, so that pages never overlap.
 */
export function sortSql(sorts: SortKey[]): RawBuilder<unknown> {
  return sql.join([...sorts.flatMap(terms), sql`document.id asc`]);
}

function terms({ path, direction }: SortKey): RawBuilder<unknown>[] {
  const [first = '', ...rest] = path;
  const value = rest.length === 0 ? sql`(${rootValue(first)})` : sql`((${rootValue(first)}) #> ${rest}::text[])`;
  const kind = sql`jsonb_typeof(${value})`;
  const rank = sql`case ${kind} when 'number' then 1 when 'string' then 2 when 'object' then 3 when 'array' then 4 when 'boolean' then 5 else 0 end`;
  const text = sql`case when ${kind} = 'string' then ${momentSql(sql`${value} #>> '{}'`)} end collate "C"`;
  const other = sql`case when ${kind} not in ('string', 'null') then ${value} end`;
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  return [sql`${rank} ${order}`, sql`${text} ${order}`, sql`${other} ${order}`];
}
