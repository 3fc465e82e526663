import type { TaskOwner } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import { maxExactCount } from '@signalbox/collections-core';
import type { RecordModel } from '../query/record-model';
import type { RecordQuery } from '../query/record-query';
import { type RecordsSource, runQuery } from './run-query';

interface CountedRecords {
  model: RecordModel;
  query: Pick<RecordQuery, 'isMatch'> & Partial<Pick<RecordQuery, 'filter'>>;
}

export interface RecordsCount {
  count: number;
  isEstimate: boolean;
}

/** The number of matches. Throws as `ClientQueries.run` does, also when counting takes too long. */
export async function countRecords(source: RecordsSource, counted: CountedRecords, owner: TaskOwner): Promise<number> {
  const rows = await runQuery<{ count: number }>(source, sql`select count(*) from ${matchSql(counted)}`, owner);
  return rows[0]?.count ?? 0;
}

/**
 * The number of matches: exact up to `maxExactCount`, the planner's estimate above. Only in a model with more records than
 * that, it is an estimate too if counting takes too long.
 */
export async function countOrEstimate(
  source: RecordsSource,
  counted: CountedRecords,
  owner: TaskOwner,
): Promise<RecordsCount> {
  const matches = matchSql(counted);
  // The index of models answers this at once, for a model of any size.
  const ofModel = await countUpTo(source, sql`${counted.model.from} where ${counted.model.scope}`, owner);
  const { filter } = counted.query;
  const isAll = filter?.kind === 'all' && filter.of.length === 0;
  const count = isAll
    ? ofModel
    : ofModel <= maxExactCount
      ? await countUpTo(source, matches, owner)
      : await countInTime(source, matches, owner);
  if (count !== undefined && count <= maxExactCount) return { count, isEstimate: false };
  const estimate = await estimateOf(source, matches, owner);
  // The planner may be wrong about a number that is known.
  return { count: count === undefined ? estimate : Math.max(estimate, count), isEstimate: true };
}

/** The number of matches, or `maxExactCount + 1` if there are more. */
async function countUpTo(source: RecordsSource, matches: RawBuilder<unknown>, owner: TaskOwner): Promise<number> {
  const few = sql`select count(*) from (select from ${matches} limit ${maxExactCount + 1}) as found`;
  const rows = await runQuery<{ count: number }>(source, few, owner);
  return rows[0]?.count ?? 0;
}

/** Like `countUpTo`. Undefined if it takes longer than `maxMilliseconds`. */
function countInTime(
  source: RecordsSource,
  matches: RawBuilder<unknown>,
  owner: TaskOwner,
): Promise<number | undefined> {
  const deadline = AbortSignal.timeout(maxMilliseconds);
  const signal = AbortSignal.any([owner.signal, deadline]);
  return countUpTo(source, matches, { ...owner, signal }).catch((error: unknown) => {
    if (!deadline.aborted || owner.signal.aborted) throw error;
    return undefined;
  });
}

/** The planner's estimate, by the statistics of the table: as exact as the last `analyze`. */
async function estimateOf(source: RecordsSource, matches: RawBuilder<unknown>, owner: TaskOwner): Promise<number> {
  interface Explained {
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }
  const plan = sql`explain (format json) select from ${matches}`;
  const rows = await runQuery<Explained>(source, plan, owner);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** SQL of the matches, after `from`. */
function matchSql({ model, query }: CountedRecords): RawBuilder<unknown> {
  return sql`${model.from} where ${model.scope} and ${query.isMatch}`;
}

/** Time to count the matches up to `maxExactCount` in a large model. */
const maxMilliseconds = 1000;
