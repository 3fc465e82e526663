import { projectDocument, type TaskOwner } from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { type RawBuilder, sql } from 'kysely';
import type { RecordModel } from '../query/record-model';
import { rangesAfter } from '../query/after-sql';
import { cursorText } from '../query/cursor';
import type { RecordColumns } from '../query/record-columns';
import { directionSql, type OrderKey, orderSql, reversed } from '../query/record-order';
import type { RecordQuery } from '../query/record-query';
import { sortValueSql, valueSql } from '../query/value-sql';
import { type RecordsSource, runQuery } from './run-query';
import { visibleValues } from './visible-values';

interface RecordPage {
  records: JsonObject[];
  /** Cursor of the next page. Undefined on the last one. */
  cursor?: string;
  /** Cursor of the page before. Undefined on the first one. */
  cursorBefore?: string;
}

interface RecordRow {
  id: string;
  values: unknown;
  /** The values of the order's keys, as texts. */
  position: (string | null)[];
}

interface ListedRecords {
  model: RecordModel;
  columns: RecordColumns;
  query: RecordQuery;
}

/** One page of the records of a model. Throws as `ClientQueries.run` does. */
export async function listRecords(
  source: RecordsSource,
  { model, columns, query }: ListedRecords,
  owner: TaskOwner,
): Promise<RecordPage> {
  const { cursor, limit, order, skip } = query;
  const isBackwards = cursor?.side === 'before';
  const statement = pageSql({ model, query, order: isBackwards ? reversed(order) : order });
  const rows = await runQuery<RecordRow>(source, statement, owner);
  const isMore = rows.length > limit;
  const page = isBackwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit);
  const isStart = isBackwards ? !isMore : cursor === undefined && skip === 0;
  const isEnd = isBackwards ? cursor.values === undefined && skip === 0 : !isMore;
  const [first, last] = [page.at(0), page.at(-1)];
  return {
    records: page.map((row) => presented(row, { model, columns, query })),
    ...(isEnd || !last ? {} : { cursor: cursorText(order, { values: last.position, side: 'after' }) }),
    ...(isStart || !first ? {} : { cursorBefore: cursorText(order, { values: first.position, side: 'before' }) }),
  };
}

interface PageOptions extends Pick<ListedRecords, 'model' | 'query'> {
  order: OrderKey[];
}

/** The rows of a page and one more, if there is one. */
function pageSql({ model, query, order }: PageOptions): RawBuilder<RecordRow> {
  const { cursor, limit, skip } = query;
  const isMatch = sql<boolean>`${model.scope} and ${query.isMatch}`;
  const ranges = cursor?.values ? rangesAfter(order, cursor.values) : [sql<boolean>`true`];
  const end = ranges.length === 1 ? sql`offset ${skip} limit ${limit + 1}` : sql`limit ${skip + limit + 1}`;
  const found = ranges.map(
    (range, place) => sql`(
      select ${sql.lit(place)} as place, ${keyColumns(order)}, document.id as record, ${valueSql({ place: model.root })} as "values"
      from ${model.from} where ${isMatch} and ${range} order by ${orderSql(order)} ${end})`,
  );
  const keys = order.map(({ column, direction }, index) => sql`${keyName(index)} ${directionSql(column, direction)}`);
  const texts = order.map((_key, index) => sql`${keyName(index)}::text`);
  return sql<RecordRow>`
    select record as id, "values", array[${sql.join(texts)}] as position
    from (${sql.join(found, sql` union all `)}) as found
    order by place, ${sql.join(keys)}
    ${ranges.length === 1 ? sql`` : sql`offset ${skip}`} limit ${limit + 1}`;
}

function keyColumns(order: OrderKey[]): RawBuilder<unknown> {
  return sql.join(order.map(({ column }, index) => sql`${sortValueSql(column)} as ${keyName(index)}`));
}

function keyName(index: number): RawBuilder<unknown> {
  return sql.ref(`k${index}`);
}

function presented(
  { id, values }: RecordRow,
  { model: { schema }, columns: { hidden, present }, query: { project } }: ListedRecords,
): JsonObject {
  const record = present({ ...visibleValues(isJsonObject(values) ? values : {}, { schema, hidden }), id });
  return project ? { ...projectDocument(record, project), id } : record;
}
