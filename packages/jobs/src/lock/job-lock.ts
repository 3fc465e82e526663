import { PlatformError } from '@signalbox/api';
import type { Pool, PoolClient } from 'pg';
import { jobLocks, type LockKey, lockSql, taskKey } from './lock-key';
import { tryLock, unlock, unlockAndRelease } from './try-lock';

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
  const client = await tryLock(pool, key);
  return client && jobLock(client, key);
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
      const { sql, value } = lockSql(added);
      await client.query(`select pg_advisory_lock(${sql})`, [value]);
      keys.push(added);
    },
    async drop() {
      const [first] = keys.splice(0, 1);
      if (first !== undefined) await unlock(client, first);
    },
    async release() {
      client.off('end', handleEnd);
      if (isLost) return client.release(true);
      await unlockAndRelease(client, keys.splice(0));
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
  const { sql, value } = lockSql(taskKey(id));
  const { rows } = await pool.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${sql}) as "isFree"`,
    [value],
  );
  return rows[0]?.isFree !== true;
}
