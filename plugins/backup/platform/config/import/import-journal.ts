import { lockSeeds, type PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { temporaryPath } from '../../archives/archive-files';
import { exists, inTransaction, type Swap } from '@signalbox/project-data';
import { type JobOutcome, jobCollection } from '@signalbox/jobs';

/** What a committed import still has to do; no row means that it is finished, or never happened. */
export interface ImportJournal {
  id: string;
  project: string;
  swaps: { swap: Swap; unit: string }[];
}

/** As `holdJournal` of a restore. */
export async function holdImportJournal(client: PoolClient, id: string): Promise<void> {
  await client.query(lockSql, [id]);
}

/** In the transaction that the row decides on, under `holdImportJournal`. */
export async function writeImportJournal(client: PoolClient, { id, project, swaps }: ImportJournal): Promise<void> {
  await client.query('insert into backup_config_import (id, project, swaps) values ($1, $2, $3)', [
    id,
    project,
    JSON.stringify(swaps),
  ]);
}

/** Of an import whose transaction has ended, if it was committed and is not finished. */
export async function readImportJournal(
  { pool }: Pick<PlatformKit, 'pool'>,
  id: string,
): Promise<ImportJournal | undefined> {
  return inTransaction(pool, async ({ client }) => {
    await client.query(lockSql, [id]);
    const { rows } = await client.query<ImportJournal>(
      'select id, project, swaps from backup_config_import where id = $1',
      [id],
    );
    return rows[0];
  });
}

export async function openImports({ pool }: Pick<PlatformKit, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from backup_config_import order by begun_at');
  return rows.map(({ id }) => id);
}

/** Notes that every file is in its place: what was staged may go. */
export async function noteSwapped({ pool }: Pick<PlatformKit, 'pool'>, id: string): Promise<void> {
  await pool.query(`update backup_config_import set swaps = '[]' where id = $1`, [id]);
}

/** True where this replica can finish it: what was staged lies where only one with the same data folder can reach it. */
export async function canFinishImport(
  kit: Pick<PlatformKit, 'dataDir'>,
  { id, swaps }: Pick<ImportJournal, 'id' | 'swaps'>,
): Promise<boolean> {
  return swaps.length === 0 || exists(temporaryPath(kit, id));
}

/** Ends the task at the same time: whoever is killed after this need not guess how it went. */
export async function closeImportJournal(
  { pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>,
  id: string,
  { status, content = '', reason }: JobOutcome,
): Promise<void> {
  const end = {
    status,
    content,
    endTime: new Date(clock.now()).toISOString(),
    ...(status === 'finish' ? { progress: 1 } : {}),
    ...(reason ? { reason } : {}),
  };
  await pool.query(
    `with closed as (delete from backup_config_import where id = $1 returning id, project)
     update document set body = body || $2::jsonb, updated_at = now() from closed
     where document.project = closed.project and document.collection = $3 and document.id = closed.id`,
    [id, JSON.stringify(end), jobCollection],
  );
}

const lockSql = `select pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds.importJournal}))`;
