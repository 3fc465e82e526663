import { PlatformError } from '@signalbox/api';
import type { Pool } from 'pg';
import { jobLockSeeds, type LockKey, lockSql } from './lock-key';
import { unlockAndRelease } from './try-lock';

/**
 * Calls `run` on one replica at a time: a second call with the same `id` waits for the first, on any replica. `run` calls
 * `check` between its steps if a second replica must not run them too. `check` throws `operationLost` if the connection that
 * has the lock was cut. Committed jobs are finished in this way, because the replica that ran a job may have lost the
 * lock of the job without noticing, and another may have started to finish it.
 */
export async function runAlone<Result>(
  pool: Pool,
  id: string,
  run: (check: () => void) => Promise<Result>,
): Promise<Result> {
  const key: LockKey = { id, seed: jobLockSeeds.finishing };
  const { sql, value } = lockSql(key);
  const client = await pool.connect();
  let isLost = false;
  const handleEnd = () => (isLost = true);
  client.once('end', handleEnd);
  try {
    await client.query(`select pg_advisory_lock(${sql})`, [value]);
    return await run(() => {
      if (isLost) throw new PlatformError('operationLost');
    });
  } finally {
    client.off('end', handleEnd);
    await unlockAndRelease(client, [key]);
  }
}
