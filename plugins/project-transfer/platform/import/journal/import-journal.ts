import { lockSeeds, type PlatformKit } from '@signalbox/platform-kit';
import { transferJobs } from '../../../shared/transfer-jobs';
import type { PoolClient } from 'pg';
import { hasJobFolder, inTransaction, type Swap } from '@signalbox/project-data';
import { type JobOutcome, jobCollection, type OngoingJob } from '@signalbox/jobs';
import type { JobAddress } from '@signalbox/platform-kit/jobs';

/** The remaining work of a committed import. Without a row it has finished, or was rolled back. */
export interface ImportJournal {
  id: string;
  project: string;
  swaps: { swap: Swap; unit: string }[];
}

/** Like `lockJournal` of a restore. */
export async function lockImportJournal(client: PoolClient, id: string): Promise<void> {
  await client.query(lockSql, [id]);
}

/** Call it in the committing transaction, under `lockImportJournal`. */
export async function writeImportJournal(client: PoolClient, { id, project, swaps }: ImportJournal): Promise<void> {
  await client.query('insert into backup_config_import (id, project, swaps) values ($1, $2, $3)', [
    id,
    project,
    JSON.stringify(swaps),
  ]);
}

/** The journal of an import whose transaction has ended, when it was committed and is not finished. */
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

/** Notes that every file is in its place, so that the staged files may be removed. */
export async function noteSwapped({ pool }: Pick<PlatformKit, 'pool'>, id: string): Promise<void> {
  await pool.query(`update backup_config_import set swaps = '[]' where id = $1`, [id]);
}

/** True when this replica can finish the import: the staged files are only on replicas with the same tree of files. */
export async function canFinishImport(
  kit: Pick<PlatformKit, 'dataDir' | 'fileTree'>,
  { id, swaps }: Pick<ImportJournal, 'id' | 'swaps'>,
): Promise<boolean> {
  return swaps.length === 0 || hasJobFolder(kit, id);
}

/** Ends the job in the same transaction, so that its result is known after a crash. */
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

/** The job of an import. Imports have no other record. */
export async function importJob(
  { jobs }: Pick<PlatformKit, 'jobs'>,
  address: JobAddress,
): Promise<OngoingJob | undefined> {
  const job = await jobs.find(address);
  return job?.kind === transferJobs.import.kind ? job : undefined;
}

const lockSql = `select pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds.importJournal}))`;
