import { PlatformError } from '@signalbox/api';
import { advisoryLocks, lockSeeds } from '@signalbox/platform-kit';
import type { Pool } from 'pg';

/** Held by one replica at a time, for as long as its connection lasts: a process that dies lets go of it. */
export interface OperationLock {
  /** The connection was cut: another replica may hold the lock by now. */
  onLost(handle: () => void): void;
  /** Throws `operationLost` unless it is still held, as the database itself says. */
  confirm(): Promise<void>;
  /** Lets go of it, and holds in its place what tells that this task is alive. */
  exchange(task: string): Promise<void>;
  release(): Promise<void>;
}

/** Undefined while somebody else holds it, this process included. */
export async function takeOperationLock(pool: Pool): Promise<OperationLock | undefined> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [advisoryLocks.operation])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (rows[0]?.isTaken !== true) {
    client.release();
    return undefined;
  }
  let isLost = false;
  let letGo = () => client.query('select pg_advisory_unlock($1)', [advisoryLocks.operation]);
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
    async exchange(task) {
      await client.query(`select pg_advisory_lock(${taskLock})`, [task]);
      await letGo();
      letGo = () => client.query(`select pg_advisory_unlock(${taskLock})`, [task]);
    },
    async release() {
      client.off('end', handleEnd);
      if (isLost) return client.release(true);
      try {
        await letGo();
        client.release();
      } catch {
        // A connection that cannot say it goes: with it goes the lock.
        client.release(true);
      }
    },
  };
}

/** True while an operation runs on any replica, or somebody looks for dead ones. */
export async function isOperationHeld(pool: Pool): Promise<boolean> {
  // Looked up, not tried: whoever wants the lock at this very moment would be told that something runs.
  const { rowCount } = await pool.query(
    `select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.operation],
  );
  return rowCount !== 0;
}

/** Of a task that let others run: false once its process is gone. */
export async function isTaskHeld(pool: Pool, task: string): Promise<boolean> {
  const { rows } = await pool.query<{ isFree: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${taskLock}) as "isFree"`,
    [task],
  );
  return rows[0]?.isFree !== true;
}

const taskLock = `hashtextextended($1, ${lockSeeds.task})`;
