import type { PlatformKit } from '../../contract';
import { advisoryLocks } from '../../database/advisory-locks';

type WithPool = Pick<PlatformKit, 'pool'>;

/**
 * Cuts the connection that holds the lock of the platform, and waits until the lock is free: a replica tries to take it
 * only once. The running job notices it later.
 */
export async function cutJobLock({ pool }: WithPool): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid, 20000) from pg_locks where locktype = 'advisory' and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.job],
  );
}

/** Number of sessions that wait for a lock of any kind. */
export async function waitingForLocks({ pool }: WithPool): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount;
}
