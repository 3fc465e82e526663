import { tryAlone } from '@signalbox/jobs';
import { advisoryLocks, type Database, type PlatformKit } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { createIndexSql, createStatisticsSql, indexPrefix, statisticsName } from './index-sql';
import { indexLimits, type KeptIndex, keptIndexes } from './kept-indexes';

/**
 * Builds the indexes that are missing, and drops those that are not kept, without delaying writers. One server at a time
 * does it; the others return at once. `signal` cancels it. Throws when a restore cancels a build: the next run repeats it.
 */
export async function buildIndexes(
  kit: Pick<PlatformKit, 'pool' | 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, pool, clock } = kit;
  const old = new Date(clock.now() - indexLimits.unusedMilliseconds);
  await sql`delete from record_index where used_at < ${old}`.execute(database);
  if (!(await isWorkLeft(database))) return;
  await tryAlone(
    pool,
    advisoryLocks.recordIndexes,
    async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const handleAbort = () => void pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
      signal.addEventListener('abort', handleAbort);
      try {
        await build({ client, database, signal });
      } finally {
        signal.removeEventListener('abort', handleAbort);
      }
    },
    { closesConnection: true },
  );
}

async function isWorkLeft(database: Database): Promise<boolean> {
  const kept = await keptIndexes(database);
  return kept.some(({ isBuilt }) => !isBuilt) || (await strayNames(database, kept)).length > 0;
}

interface Build {
  client: PoolClient;
  database: Database;
  signal: AbortSignal;
}

async function build({ client, database, signal }: Build): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => client.query(statement.compile(database).sql);
  await client.query(`set maintenance_work_mem = '128MB'`);
  const kept = await servable(client, await keptIndexes(database));
  for (const { name, kind } of await strayNames(database, kept))
    await client.query(
      kind === 'index' ? `drop index concurrently if exists ${name}` : `drop statistics if exists ${name}`,
    );
  let isChanged = false;
  for (const index of kept.filter(({ isBuilt }) => !isBuilt)) {
    signal.throwIfAborted();
    // Left by an interrupted build.
    await client.query(`drop index concurrently if exists ${index.name}`);
    for (const statement of createStatisticsSql(index.spec)) await run(statement);
    await run(createIndexSql(index));
    isChanged = true;
  }
  if (isChanged) await client.query('analyze document');
}

/** Forgets the indexes of parts of texts where the database has no trigrams, or its user may not add them. */
async function servable(client: PoolClient, kept: KeptIndex[]): Promise<KeptIndex[]> {
  const others = kept.filter(({ spec }) => !spec[0]?.isPart);
  if (others.length === kept.length) return kept;
  try {
    await client.query('create extension if not exists pg_trgm');
    return kept;
  } catch {
    await client.query(`delete from record_index where spec -> 0 ? 'isPart'`);
    return others;
  }
}

interface StrayName {
  name: string;
  kind: 'index' | 'statistics';
}

/** Indexes and statistics of records that no kept index needs. */
async function strayNames(database: Database, kept: readonly KeptIndex[]): Promise<StrayName[]> {
  const needed = [...kept.map(({ name }) => name), ...kept.flatMap(({ spec }) => spec.map(statisticsName))];
  const { rows } = await sql<StrayName>`
    select relname as name, 'index' as kind from pg_class join pg_index on indexrelid = pg_class.oid
      where indrelid = 'document'::regclass and starts_with(relname, ${indexPrefix}) and relname <> all(${needed}::text[])
    union all
    select stxname, 'statistics' from pg_statistic_ext
      where stxrelid = 'document'::regclass and starts_with(stxname, ${indexPrefix}) and stxname <> all(${needed}::text[])
  `.execute(database);
  return rows;
}
