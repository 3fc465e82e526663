import type { JsonValue } from '@signalbox/schemas';
import { sql, type RawBuilder } from 'kysely';
import { someValue } from './field-values-sql';
import type { Comparison, Condition, FieldPath } from './query';

/**
 * SQL over a row of `document` that is true for documents that `condition` selects. Names and values are parameters only.
 * Moments are compared as instants, see `momentSql`.
 */
export function filterSql(condition: Condition): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`(${sql.join(condition.of.map(filterSql), sql` and `)})`;
    case 'any':
      return condition.of.length === 0
        ? sql<boolean>`false`
        : sql<boolean>`(${sql.join(condition.of.map(filterSql), sql` or `)})`;
    case 'not':
      return sql<boolean>`(not ${filterSql(condition.of)})`;
    case 'equals':
      return equalsSql(condition.path, condition.value);
    case 'oneOf':
      return oneOfSql(condition.path, condition.values);
    case 'compare':
      return compareSql(condition);
    case 'matches':
      return matchesSql(condition);
  }
}

function equalsSql(path: FieldPath, value: JsonValue): RawBuilder<boolean> {
  const [first = ''] = path;
  if (value === null) return someValue(path, isNothing);
  if (path.length === 1 && first === 'id')
    return typeof value === 'string' ? sql<boolean>`document.id = ${value}` : sql<boolean>`false`;
  if (isMoment(value)) return oneOfSql(path, [value]);
  if (path.length === 1 && typeof value !== 'object') {
    // Equivalent to the form below for a plain value of a first key, but the index on the body supports it.
    return sql<boolean>`(document.body @> ${json({ [first]: value })} or document.body @> ${json({ [first]: [value] })})`;
  }
  return someValue(path, sql<boolean>`reached.v = ${json(value)}`);
}

function oneOfSql(path: FieldPath, values: JsonValue[]): RawBuilder<boolean> {
  if (values.length === 0) return sql<boolean>`false`;
  if (path.length === 1 && path[0] === 'id') {
    return sql<boolean>`document.id = any(${values.filter((value) => typeof value === 'string')}::text[])`;
  }
  // `is true` keeps the planner from using a join: the list is then hashed once, and each value is looked up.
  const isListed = sql<boolean>`((reached.v in (select jsonb_array_elements(${json(values)}))) is true)`;
  const tests = values.includes(null) ? [isListed, isNothing] : [isListed];
  const moments = values.filter(isMoment);
  const instants = sql`select ${momentSql(sql`given`)} from unnest(${moments}::text[]) as given`;
  if (moments.length > 0)
    tests.push(sql<boolean>`(${isText} and (${momentSql(reachedText)} in (${instants})) is true)`);
  return someValue(path, sql<boolean>`(${sql.join(tests, sql` or `)})`);
}

/** Only values of the operand's own type are compared. Texts compare by code point, regardless of the database's collation. */
function compareSql({ path, operator, value }: Extract<Condition, { kind: 'compare' }>): RawBuilder<boolean> {
  if (value === null)
    return operator === '$gte' || operator === '$lte' ? someValue(path, isNothing) : sql<boolean>`false`;
  const sign = signs[operator];
  if (typeof value === 'string') {
    const isBeyond = sql<boolean>`${momentSql(reachedText)} collate "C" ${sign} ${momentSql(sql`${value}::text`)}`;
    return someValue(path, sql<boolean>`(${isText} and ${isBeyond})`);
  }
  return someValue(
    path,
    sql<boolean>`(jsonb_typeof(reached.v) = ${typeof value} and reached.v ${sign} ${json(value)})`,
  );
}

const signs = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } satisfies Record<
  Comparison,
  RawBuilder<unknown>
>;

/** PostgreSQL's own regular expressions: linear for patterns without back references, and under the statement's timeout. */
function matchesSql({ path, pattern, ignoreCase }: Extract<Condition, { kind: 'matches' }>): RawBuilder<boolean> {
  const sign = ignoreCase ? sql`~*` : sql`~`;
  return someValue(path, sql<boolean>`(${isText} and ${reachedText} ${sign} ${pattern})`);
}

/** SQL of a text as it is compared: a moment in UTC, without `Z`, and any other text as it is. */
export function momentSql(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`record_moment(${text})`;
}

/** The same moment may be stored as another text. */
export function isMoment(value: JsonValue): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d[Tt\s]\d\d:/.test(value);
}

const isText = sql<boolean>`jsonb_typeof(reached.v) = 'string'`;
const reachedText = sql<string>`(reached.v #>> '{}')`;
const isNothing = sql<boolean>`(reached.v is null or reached.v = 'null')`;

function json(value: JsonValue): RawBuilder<JsonValue> {
  return sql<JsonValue>`${JSON.stringify(value)}::jsonb`;
}
