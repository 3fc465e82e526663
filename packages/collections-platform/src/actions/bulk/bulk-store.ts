import { PlatformError } from '@signalbox/api';
import { JobHandedBack } from '@signalbox/jobs';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { type BulkResult, maxFailures, type RecordFailure } from '@signalbox/collections-core';
import type { BulkPosition } from './bulk-batches';

export const bulkMigrations = [
  {
    name: 'lists/003-bulk',
    sql: `
      create table record_bulk (
        -- That of the job.
        id text primary key,
        project text not null,
        model text not null,
        user_id text not null,
        name text not null,
        action text not null,
        total integer not null,
        changed integer not null default 0,
        unchanged integer not null default 0,
        failed integer not null default 0,
        -- The first ones.
        failures jsonb not null default '[]',
        started_at timestamptz not null,
        ended_at timestamptz
      );
      create unique index record_bulk_running on record_bulk (user_id) where ended_at is null;
    `,
  },
  {
    // Where a bulk change goes on when its server has stopped.
    name: 'lists/006-bulk-position',
    sql: `
      alter table record_bulk
        add column seen integer not null default 0,
        add column after_id text not null default '',
        add column last_id text;
    `,
  },
];

/** A row without what the job itself has. */
type StoredBulk = Omit<BulkResult, 'status' | 'count'> & { total: number; userId: string };

interface NewBulk {
  id: string;
  project: string;
  model: string;
  userId: string;
  name: string;
  action: BulkResult['action'];
  total: number;
  now: Date;
}

export interface BatchResult {
  changed: number;
  unchanged: number;
  failures: RecordFailure[];
}

/** The result of a batch, with the positions before and after it. */
interface CommittedBatch extends BatchResult {
  from: BulkPosition;
  position: BulkPosition;
}

type BusyDeps = Pick<PlatformKit, 'database' | 'jobs' | 'clock'>;

/** Stores bulk changes and what they have done. */
export const bulkStore = {
  /** Throws `bulkRunning` if one of the user runs, on any replica, and `bulkBusy` if those of many others do. */
  async rejectBusy({ database, jobs, clock }: BusyDeps, userId: string): Promise<void> {
    const { rows } = await sql<{ id: string; user_id: string; name: string }>`
      select id, user_id, name from record_bulk where ended_at is null`.execute(database);
    const running: typeof rows = [];
    for (const row of rows) {
      if (await jobs.isAlive(row.id)) running.push(row);
      // Its replica has crashed, and its task is not recovered yet, or was replaced by a restore.
      else await bulkStore.end(database, row.id, new Date(clock.now()));
    }
    const own = running.find((row) => row.user_id === userId);
    if (own) throw new PlatformError('bulkRunning', { params: { name: own.name } });
    if (running.length >= maxRunning) throw new PlatformError('bulkBusy');
  },

  async insert(database: Database, { id, project, model, userId, name, action, total, now }: NewBulk): Promise<void> {
    const { numAffectedRows } = await sql`
      insert into record_bulk (id, project, model, user_id, name, action, total, started_at)
      values (${id}, ${project}, ${model}, ${userId}, ${name}, ${action}, ${total}, ${now})
      on conflict do nothing`.execute(database);
    if (numAffectedRows === 0n) throw new PlatformError('bulkRunning', { params: { name } });
  },

  /**
   * With the transaction of the batch, so that the numbers are those of committed changes. Throws `JobHandedBack` if
   * another server goes on with the change already.
   */
  async add(transaction: Database, id: string, batch: CommittedBatch): Promise<void> {
    const { changed, unchanged, failures, from, position } = batch;
    const { numAffectedRows } = await sql`
      update record_bulk set changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
        failed = failed + ${failures.length},
        failures = case when jsonb_array_length(failures) < ${maxFailures}::int
          then jsonb_path_query_array(failures || ${JSON.stringify(failures)}::jsonb, ${`$[0 to ${maxFailures - 1}]`}::jsonpath)
          else failures end,
        seen = ${position.seen}, after_id = ${position.after}, last_id = ${position.last ?? null}
      where id = ${id} and seen = ${from.seen}`.execute(transaction);
    if (numAffectedRows !== 1n) throw new JobHandedBack({ isLost: true });
  },

  async end(database: Database, id: string, now: Date): Promise<void> {
    await sql`update record_bulk set ended_at = ${now} where id = ${id} and ended_at is null`.execute(database);
  },

  async get(database: Database, { project, model, id }: { project: string; model: string; id: string }) {
    const { rows } = await sql<StoredBulk>`
      select id, action, total, changed, unchanged, failed, failures, user_id as "userId" from record_bulk
      where id = ${id} and project = ${project} and model = ${model}`.execute(database);
    return rows[0];
  },

  /** Where a change goes on. Throws `operationLost` for one that stopped before it was stored. */
  async progress(database: Database, id: string): Promise<{ total: number; from: BulkPosition }> {
    const { rows } = await sql<{ total: number; seen: number; after: string; last: string | null }>`
      select total, seen, after_id as "after", last_id as "last" from record_bulk where id = ${id}`.execute(database);
    if (!rows[0]) throw new PlatformError('operationLost');
    const { total, seen, after, last } = rows[0];
    return { total, from: { seen, after, ...(last === null ? {} : { last }) } };
  },

  async removeOld(database: Database, before: Date): Promise<void> {
    await sql`delete from record_bulk where ended_at < ${before}`.execute(database);
  },
};

/** The most bulk changes of all users in parallel: each occupies a connection to the database. */
const maxRunning = 4;
