import { lockSeeds, type Migration, type PlatformKit } from '@signalbox/platform-kit';
import type { RestoreTotals } from '../../../shared/backup-record';
import type { PoolClient } from 'pg';
import { inTransaction, type ModuleRules, type Swap } from '@signalbox/project-data';

/**
 * The remaining work of a restore after the commit of its transaction. The commit decides: with a row any replica
 * finishes the restore, without a row it never happened.
 */
export interface RestoreJournal {
  /** Id of the job and of its record. */
  id: string;
  project: string;
  /** `committed`: files must be swapped and the health checked · `returning`: files must be swapped back. */
  state: 'committed' | 'returning';
  /** Column `facts`. Its members have the names that earlier versions stored. */
  details: {
    rules: ModuleRules;
    /** Planned counts of each module. */
    records: Record<string, number>;
    fileServer?: AreaJournal;
    html?: AreaJournal;
    /** The safety backup. Undefined when there was nothing to save. */
    safetyId?: string;
    /** Restored settings, and their fields that are already invalid because a secret is missing. */
    settings: { project: string; faultyFields: string[] }[];
    counts: RestoreTotals;
    /** The error of the health check. Everything is rolled back. */
    fault?: HealthError;
  };
}

/** An error of the restored platform. `reason` selects the message, `params` are its parameters. */
export interface HealthError {
  reason: 'settingsInvalid' | 'noSuperUser' | 'recordsMissing' | 'fileMissing' | 'checkFailed' | 'returnBegun';
  params?: Record<string, string | number>;
}

export interface AreaJournal {
  swaps: { swap: Swap; unit: string }[];
  /** Some files that must exist afterwards: paths below the data folder, with their sizes. */
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
 * Locks the journal of a restore in its transaction before the commit: a replica that takes the process for crashed
 * and reads the journal waits until the transaction has ended.
 */
export async function lockJournal(client: PoolClient, id: string): Promise<void> {
  await client.query(lockSql, [id]);
}

/** Writes the journal in the transaction of the restore, under `lockJournal`. */
export async function writeJournal(client: PoolClient, { id, project, state, details }: RestoreJournal): Promise<void> {
  await client.query('insert into backup_restore (id, project, state, facts) values ($1, $2, $3, $4)', [
    id,
    project,
    state,
    JSON.stringify(details),
  ]);
}

export async function setJournalState(client: PoolClient, id: string, state: RestoreJournal['state']): Promise<void> {
  await client.query('update backup_restore set state = $2 where id = $1', [id, state]);
}

/** Notes the error: from now on every replica rolls the restore back. */
export async function noteError({ pool }: Pick<PlatformKit, 'pool'>, id: string, error: HealthError): Promise<void> {
  await pool.query(`update backup_restore set facts = facts || jsonb_build_object('fault', $2::jsonb) where id = $1`, [
    id,
    JSON.stringify(error),
  ]);
}

/** The journal of a restore whose transaction has ended, when it was committed and is not finished. */
export async function readJournal(
  { pool }: Pick<PlatformKit, 'pool'>,
  id: string,
): Promise<RestoreJournal | undefined> {
  return inTransaction(pool, async ({ client }) => {
    await client.query(lockSql, [id]);
    const { rows } = await client.query<RestoreJournal>(
      'select id, project, state, facts as details from backup_restore where id = $1',
      [id],
    );
    return rows[0];
  });
}

export async function openJournals({ pool }: Pick<PlatformKit, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from backup_restore order by begun_at');
  return rows.map(({ id }) => id);
}

/** Removes the journal: the restore has ended. */
export async function closeJournal({ pool }: Pick<PlatformKit, 'pool'>, id: string): Promise<void> {
  await pool.query(
    'with kept as (delete from backup_restore_kept where restore_id = $1) delete from backup_restore where id = $1',
    [id],
  );
}

const lockSql = `select pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds.restoreJournal}))`;
