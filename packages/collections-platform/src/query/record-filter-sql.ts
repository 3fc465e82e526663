import { type Condition, filterSql, malformedQuery, momentSql } from '@signalbox/platform-kit';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import { type RawBuilder, sql } from 'kysely';
import { isFree } from '@signalbox/collections-core';
import { checkOperands, type Comparing, operandsOf, rejectInPart } from './check-operands';
import type { RecordColumn, RecordColumns } from './record-columns';
import { timeOf } from './time-of';
import { indexedCharacters, isPlain, sortValueSql, textSql } from './value-sql';

/**
 * SQL that is true for records that `condition` selects, as the query language defines it, but for one thing: a column of
 * texts, numbers or booleans compares as `sortValueSql` says. Throws `malformedQuery` for a column that the viewer
 * may not see.
 */
export function recordFilterSql(condition: Condition, columns: RecordColumns): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'all':
      return joined(condition.of, columns, { by: sql` and `, none: sql<boolean>`true` });
    case 'any':
      return joined(condition.of, withoutParts(columns), { by: sql` or `, none: sql<boolean>`false` });
    case 'not':
      // A comparison with a missing value is null.
      return sql<boolean>`(${recordFilterSql(condition.of, withoutParts(columns))} is not true)`;
    case 'equals':
    case 'oneOf':
    case 'compare':
    case 'matches':
      return comparingSql(condition, columns);
  }
}

/** Many alternatives would try many values of a column that is shown in part. */
function withoutParts(columns: RecordColumns): RecordColumns {
  return { ...columns, compare: (path) => columns.compare(path) && 'never' };
}

function joined(
  conditions: Condition[],
  columns: RecordColumns,
  { by, none }: { by: RawBuilder<unknown>; none: RawBuilder<boolean> },
): RawBuilder<boolean> {
  if (conditions.length === 0) return none;
  const parts = conditions.map((condition) => recordFilterSql(condition, columns));
  return sql<boolean>`(${sql.join(parts, by)})`;
}

function comparingSql(condition: Comparing, columns: RecordColumns): RawBuilder<boolean> {
  const column = columns.column(condition.path, `filter.${condition.path.join('.')}`);
  if (column.type === 'id') return filterSql(condition);
  checkOperands(condition, column);
  rejectInPart(condition, columns.compare(condition.path));
  if (column.type === 'other') return otherSql(condition, { column, columns });
  switch (condition.kind) {
    case 'equals':
      return oneValueSql(column, condition.value, columns);
    case 'oneOf': {
      const [value, ...others] = condition.values;
      // An index has an order among the records with one value, not among those with any of several.
      return value !== undefined && others.length === 0
        ? oneValueSql(column, value, columns)
        : oneOfSql(column, condition.values);
    }
    case 'compare':
      return compareSql(column, condition);
    case 'matches':
      return matchesSql(column, condition);
  }
}

function oneValueSql(column: RecordColumn, value: JsonValue, { isIndexed }: RecordColumns): RawBuilder<boolean> {
  const isEqual = equalsSql(column, value);
  // The same moment may be stored as another text.
  return column.type === 'moment' || column.table || isIndexed(column.path)
    ? isEqual
    : sql<boolean>`(${isEqual} and ${containsSql(column, value)})`;
}

interface OtherColumn {
  column: Exclude<RecordColumn, { type: 'id' }>;
  columns: RecordColumns;
}

/** An object is compared by the properties that its schema declares: a record may have others. */
function otherSql(
  condition: Comparing,
  { column: { path, place, schema }, columns }: OtherColumn,
): RawBuilder<boolean> {
  const operands = operandsOf(condition);
  if (isFree(schema, 'object') || isFree(schema, 'array') || !operands.some(hasObject))
    return filterSql({ ...condition, path: [...place] });
  const { properties } = schema;
  const [value] = operands;
  if (condition.kind !== 'equals' || !isJsonObject(properties) || !isJsonObject(value))
    throw malformedQuery(`filter.${path.join('.')}`, 'compares with an object: compare its properties');
  const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
  const of = [...names].map((name): Condition => ({
    kind: 'equals',
    path: [...path, name],
    value: value[name] ?? null,
  }));
  return recordFilterSql({ kind: 'all', of }, columns);
}

function hasObject(value: JsonValue): boolean {
  return Array.isArray(value) ? value.some(hasObject) : isJsonObject(value);
}

function equalsSql(column: RecordColumn, value: JsonValue): RawBuilder<boolean> {
  const stored = sortValueSql(column);
  if (value === null) return sql<boolean>`(${stored} is null)`;
  const isEqual = sql<boolean>`${stored} = ${operand(column, value)}`;
  return isLong(value, column)
    ? sql<boolean>`(${isEqual} and ${textSql(column)} = ${value})`
    : sql<boolean>`(${isEqual})`;
}

/** True for each record that has the value: what the index of all bodies finds, of any column. */
function containsSql({ place }: RecordColumn, value: JsonValue): RawBuilder<boolean> {
  if (value === null) return sql<boolean>`true`;
  const body = place.reduceRight((inner: JsonValue, key) => ({ [key]: inner }), value);
  return sql<boolean>`document.body @> ${JSON.stringify(body)}::jsonb`;
}

function oneOfSql(column: RecordColumn, values: JsonValue[]): RawBuilder<boolean> {
  const isOther = (value: JsonValue) => value === null || isLong(value, column);
  const short = values.filter((value) => !isOther(value)).map((value) => operand(column, value));
  const others = values.filter(isOther).map((value) => equalsSql(column, value));
  const isShort = sql<boolean>`${sortValueSql(column)} = any(array[${sql.join(short)}]::${columnTypes[column.type]}[])`;
  return sql<boolean>`(${sql.join([isShort, ...others], sql` or `)})`;
}

function compareSql(
  column: RecordColumn,
  { operator, value }: Extract<Condition, { kind: 'compare' }>,
): RawBuilder<boolean> {
  if (value === null) return operator === '$gte' || operator === '$lte' ? equalsSql(column, null) : sql<boolean>`false`;
  const sign = signs[operator];
  // The first characters of a text compare like the text with a shorter one.
  if (isLong(value, column))
    return sql<boolean>`(${isPlain(column)} and ${textSql(column)} collate "C" ${sign} ${value}::text)`;
  return sql<boolean>`(${sortValueSql(column)} ${sign} ${operand(column, value)})`;
}

const signs = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } as const;

function matchesSql(
  column: RecordColumn,
  { pattern, ignoreCase }: Extract<Condition, { kind: 'matches' }>,
): RawBuilder<boolean> {
  if (column.type !== 'text' && column.type !== 'moment') return sql<boolean>`false`;
  return sql<boolean>`(${isPlain(column)} and ${textSql(column)} ${ignoreCase ? sql`~*` : sql`~`} ${pattern})`;
}

function operand(column: RecordColumn, value: JsonValue): RawBuilder<unknown> {
  const type = columnTypes[column.type];
  if (column.type === 'moment') return momentSql(sql`left(${value}::text, ${sql.lit(indexedCharacters)})`);
  if (column.type === 'time') return sql`${timeOf(value)}::timestamptz`;
  if (column.type === 'text' && !column.table) return sql`left(${value}::text, ${sql.lit(indexedCharacters)})`;
  return sql`${String(value)}::${type}`;
}

/** SQL types of the values of columns. */
export const columnTypes = {
  id: sql`text`,
  text: sql`text`,
  moment: sql`text`,
  time: sql`timestamptz`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  other: sql`text`,
} as const satisfies Record<RecordColumn['type'], RawBuilder<unknown>>;

/** An index has the first characters of a text only. A column of a table is compared as it is. */
function isLong(value: JsonValue, { table }: RecordColumn): value is string {
  return typeof value === 'string' && value.length >= indexedCharacters && !table;
}
