import type { Pool, PoolClient } from 'pg';
import { type LockKey, lockSql } from './lock-key';

/** Returns the connection that has taken the lock. Undefined while another connection has it, of this process or another. */
export async function tryLock(pool: Pool, key: LockKey): Promise<PoolClient | undefined> {
  const { sql, value } = lockSql(key);
  const client = await pool.connect();
  const { rows } = await client
    .query<{ isTaken: boolean }>(`select pg_try_advisory_lock(${sql}) as "isTaken"`, [value])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (rows[0]?.isTaken === true) return client;
  client.release();
  return undefined;
}

export async function unlock(client: PoolClient, key: LockKey): Promise<void> {
  const { sql, value } = lockSql(key);
  await client.query(`select pg_advisory_unlock(${sql})`, [value]);
}

export interface ReleaseOptions {
  /** Closes the connection: for work that changes its settings, or whose queries another connection cancels. */
  closesConnection?: boolean;
}

/** Releases the locks and the connection. If unlocking fails, closes the connection: its locks end with it. */
export async function unlockAndRelease(
  client: PoolClient,
  keys: readonly LockKey[],
  { closesConnection = false }: ReleaseOptions = {},
): Promise<void> {
  try {
    for (const key of keys) await unlock(client, key);
  } catch {
    return client.release(true);
  }
  // The server ends a connection a while after the client closes it. The locks are free before that.
  client.release(closesConnection);
}
