import { PlatformError } from '@signalbox/api';
import type { Pool, PoolClient } from 'pg';
import type { JobKind } from '../job-kind';

/** Number of the advisory lock of PostgreSQL that a replica takes while it runs a job with the lock of the platform. */
export const jobLocks = { job: 7_425_003 } as const;
/** Seeds of the locks of single groups and tasks: `hashtextextended(<id>, <seed>)`. */
export const jobLockSeeds = { task: 7_426, finishing: 7_427, jobGroup: 7_429 } as const;

/** An advisory lock: an expression over `$1`, and its value. */
interface LockKey {
  sql: string;
  value: string | number;
}
export const platformKey: LockKey = { sql: '$1::bigint', value: jobLocks.job };
export const taskKey = (id: string): LockKey => ({ sql: `hashtextextended($1, ${jobLockSeeds.task})`, value: id });
const groupKey = (group: string): LockKey => ({ sql: `hashtextextended($1, ${jobLockSeeds.jobGroup})`, value: group });

/** The lock that a job of this kind takes before it starts. */
export function lockKeyOf({ lock = 'platform' }: Pick<JobKind, 'lock'>, id: string): LockKey {
  if (lock === 'platform') return platformKey;
  return lock === 'none' ? taskKey(id) : groupKey(lock.group);
}

/** Belongs to one replica at a time and ends with its connection, so a crashed process releases it. */
export interface JobLock {
  /** The connection was cut. Another replica may have the lock already. */
  onLost(handle: () => void): void;
  /** Asks the database, and throws `operationLost` unless this connection still has the lock. */
  confirm(): Promise<void>;
  /** Takes a second lock on the same connection. */
  add(key: LockKey): Promise<void>;
  /** Releases the first lock and keeps the one that `add` took. */
  drop(): Promise<void>;
  release(): Promise<void>;
}

/** Undefined while another connection has it, of this process or another. */
export async function takeLock(pool: Pool, key: LockKey): Promise<JobLock | undefined> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ isTaken: boolean }>(`select pg_try_advisory_lock(${key.sql}) as "isTaken"`, [key.value])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (rows[0]?.isTaken === true) return jobLock(client, key);
  client.release();
  return undefined;
}

/** Calls `act` and releases the lock. */
export async function underLock(lock: JobLock, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } finally {
    await lock.release();
  }
}

function jobLock(client: PoolClient, key: LockKey): JobLock {
  let isLost = false;
  const keys = [key];
  const losses: (() => void)[] = [];
  const handleEnd = () => {
    isLost = true;
    for (const handle of losses) handle();
  };
  const unlock = ({ sql, value }: LockKey) => client.query(`select pg_advisory_unlock(${sql})`, [value]);
  client.once('end', handleEnd);
  return {
    onLost(handle) {
      losses.push(handle);
      if (isLost) handle();
    },
    async confirm() {
      await client.query('select').catch((cause: unknown) => {
        throw new PlatformError('operationLost', { cause });
      });
    },
    async add(added) {
      await client.query(`select pg_advisory_lock(${added.sql})`, [added.value]);
      keys.push(added);
    },
    async drop() {
      const [first] = keys.splice(0, 1);
      if (first) await unlock(first);
    },
    async release() {
      client.off('end', handleEnd);
      if (isLost) return client.release(true);
      try {
        for (const each of keys.splice(0)) await unlock(each);
        client.release();
      } catch {
        // The lock ends with the connection.
        client.release(true);
      }
    },
  };
}

/** True while a replica has the lock of the platform: it runs a job, or recovers one. */
export async function isPlatformLocked(pool: Pool): Promise<boolean> {
  // Reads the list of locks. Trying to take it would fail a replica that starts a job at this moment.
  const { rowCount } = await pool.query(
    `select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())`,
    [jobLocks.job],
  );
  return rowCount !== 0;
}

/** True while a process runs this job. Only for jobs that run in parallel with others. */
export async function isTaskLocked(pool: Pool, id: string): Promise<boolean> {
  const { sql, value } = taskKey(id);
  const { rows } = await pool.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${sql}) as "isFree"`,
    [value],
  );
  return rows[0]?.isFree !== true;
}
