import { lockSeeds, type Migration, type PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import {
  inTransaction,
  type LeftOutContent,
  type ModuleRules,
  type RestoreCounts,
  type Swap,
} from '@signalbox/project-data';
import type { HealthError } from './health';

/**
 * What a restore still has to do once its transaction is committed. That commit is the decision: a row means that it is
 * finished, by whoever is there, and no row that it never happened.
 */
export interface RestoreJournal {
  /** Of the task, and of its record. */
  id: string;
  project: string;
  /** `committed`: files are still to be swapped and all is to be checked · `returning`: files are to be put back. */
  state: 'committed' | 'returning';
  facts: {
    rules: ModuleRules;
    /** What each module was judged to become. */
    records: Record<string, number>;
    fileServer?: AreaJournal;
    html?: AreaJournal;
    /** The backup that was made before; undefined where there was nothing to save. */
    safetyId?: string;
    /** Settings that were restored, and their fields that the forms refuse already, as a secret is missing. */
    settings: { project: string; faultyFields: string[] }[];
    counts: { name: string; counts: RestoreCounts; invalid?: LeftOutContent }[];
    /** What the check found: everything goes back. */
    fault?: HealthError;
  };
}

export interface AreaJournal {
  swaps: { swap: Swap; unit: string }[];
  /** Some files that must be there afterwards: below the data folder, with their sizes. */
  samples: { path: string; bytes: number }[];
}

export const journalMigrations: Migration[] = [
  {
    name: 'backup/010-restore-journal',
    sql: `
      create table backup_restore (
        id text primary key,
        project text not null,
        state text not null,
        facts jsonb not null,
        begun_at timestamptz not null default now()
      );
      -- Password hashes and secrets that a restore removed, until it is known that it need not go back.
      create table backup_restore_kept (
        restore_id text not null,
        kind text not null,
        row jsonb not null
      );
      create index backup_restore_kept_of on backup_restore_kept (restore_id);
    `,
  },
];

/**
 * In the transaction that will decide, before the point of no return: whoever takes the restore for dead and asks whether it
 * was committed waits until that transaction has ended.
 */
export async function holdJournal(client: PoolClient, id: string): Promise<void> {
  await client.query(lockSql, [id]);
}

/** In that transaction, under `holdJournal`: the row decides. */
export async function writeJournal(
  client: PoolClient,
  { id, project, state, facts: options }: RestoreJournal,
): Promise<void> {
  await client.query('insert into backup_restore (id, project, state, facts) values ($1, $2, $3, $4)', [
    id,
    project,
    state,
    JSON.stringify(options),
  ]);
}

export async function setJournalState(client: PoolClient, id: string, state: RestoreJournal['state']): Promise<void> {
  await client.query('update backup_restore set state = $2 where id = $1', [id, state]);
}

/** From now on the restore goes back, whoever goes on with it. */
export async function noteError({ pool }: Pick<PlatformKit, 'pool'>, id: string, error: HealthError): Promise<void> {
  await pool.query(`update backup_restore set facts = facts || jsonb_build_object('fault', $2::jsonb) where id = $1`, [
    id,
    JSON.stringify(error),
  ]);
}

/** The journal of a restore whose transaction has ended, if it was committed and is not finished. */
export async function readJournal(
  { pool }: Pick<PlatformKit, 'pool'>,
  id: string,
): Promise<RestoreJournal | undefined> {
  return inTransaction(pool, async ({ client }) => {
    await client.query(lockSql, [id]);
    const { rows } = await client.query<RestoreJournal>(
      'select id, project, state, facts from backup_restore where id = $1',
      [id],
    );
    return rows[0];
  });
}

export async function openJournals({ pool }: Pick<PlatformKit, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from backup_restore order by begun_at');
  return rows.map(({ id }) => id);
}

/** The restore is over, one way or the other. */
export async function closeJournal({ pool }: Pick<PlatformKit, 'pool'>, id: string): Promise<void> {
  await pool.query(
    'with kept as (delete from backup_restore_kept where restore_id = $1) delete from backup_restore where id = $1',
    [id],
  );
}

const lockSql = `select pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds.restoreJournal}))`;
