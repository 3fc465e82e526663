import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@signalbox/platform-kit';
import { modelScope } from '../query/record-scope';
import { indexName } from './index-sql';
import type { WantedIndex } from './wanted-indexes';

/** An index that lists asked for, built or not. */
export interface KeptIndex extends WantedIndex {
  name: string;
  /** True once it serves lists. */
  isBuilt: boolean;
}

/** The rows of `record_index`. */
export async function keptIndexes(database: Database): Promise<KeptIndex[]> {
  const { rows } = await sql<KeptIndex>`
    select name, project, model, spec, exists (
      select from pg_index where indexrelid = to_regclass(quote_ident(name)) and indisvalid
    ) as "isBuilt"
    from record_index order by used_at desc, name`.execute(database);
  return rows;
}

interface Keeping {
  database: Database;
  now: Date;
  limits: IndexLimits;
}

/** Records that lists asked for these indexes now. An index of a small model is not kept: lists are fast without it. */
export async function keepWanted(keeping: Keeping, wanted: readonly WantedIndex[]): Promise<void> {
  const { database, now } = keeping;
  const isLarge = new Map<string, boolean>();
  for (const each of wanted) {
    const { project, model, spec } = each;
    const key = JSON.stringify([project, model]);
    const name = indexName(each);
    if (!isLarge.has(key)) isLarge.set(key, await hasManyRecords(keeping, each));
    if (isLarge.get(key) !== true) continue;
    const touched = await sql`update record_index set used_at = ${now} where name = ${name}`.execute(database);
    if (touched.numAffectedRows === 1n || !(await makeRoom(keeping, each))) continue;
    await sql`insert into record_index (name, project, model, spec, used_at)
      values (${name}, ${project}, ${model}, ${JSON.stringify(spec)}::jsonb, ${now}) on conflict do nothing`.execute(
      database,
    );
  }
}

async function hasManyRecords({ database, limits }: Keeping, { project, model }: WantedIndex): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from document where ${modelScope({ project, id: model })} limit ${limits.fewRecords + 1}) as found`.execute(
    database,
  );
  return (rows[0]?.count ?? 0) > limits.fewRecords;
}

/** True if there may be one more index, or one that no list asked for lately was removed for it. */
async function makeRoom(keeping: Keeping, { project, model, spec }: WantedIndex): Promise<boolean> {
  const { limits } = keeping;
  const ofModel = sql<boolean>`project = ${project} and model = ${model}`;
  const within = sql<boolean>`${ofModel} and spec -> 0 ? 'isEqual'`;
  return (
    (spec[0]?.isEqual !== true || (await hasRoom(keeping, { within, limit: limits.withinPerModel }))) &&
    (await hasRoom(keeping, { within: ofModel, limit: limits.perModel })) &&
    (await hasRoom(keeping, { within: sql<boolean>`true`, limit: limits.all }))
  );
}

async function hasRoom(
  { database, now, limits }: Keeping,
  { within, limit }: { within: RawBuilder<boolean>; limit: number },
): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from record_index where ${within}`.execute(database);
  if ((rows[0]?.count ?? 0) < limit) return true;
  const old = new Date(now.getTime() - limits.replacedAfterMilliseconds);
  const removed = await sql`delete from record_index where name in (
    select name from record_index where ${within} and used_at < ${old} order by used_at limit 1)`.execute(database);
  return removed.numAffectedRows === 1n;
}

const hour = 60 * 60 * 1000;
export type IndexLimits = Record<keyof typeof indexLimits, number>;
export const indexLimits = {
  /** A model with at most this many records needs no index. */
  fewRecords: 20_000,
  perModel: 16,
  /**
   * How many of these may be of an order among the records with one value: each pair of a column and an order would
   * have one.
   */
  withinPerModel: 6,
  /** The most indexes of all models: each statement on documents considers all of them. */
  all: 64,
  /** An index that was not used for so long may be replaced by another one. */
  replacedAfterMilliseconds: 24 * hour,
  /** An index that was not used for so long is dropped. */
  unusedMilliseconds: 30 * 24 * hour,
} as const;
