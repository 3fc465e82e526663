import { PlatformError } from '@signalbox/api';
import type { Pool } from 'pg';
import { jobLockSeeds } from './job-lock';

/**
 * Finishes a committed job on one replica at a time: the replica that ran it may have lost its lock without noticing,
 * and another may have started to finish it. The second replica waits. `run` calls `check` between its steps. `check`
 * throws `operationLost` if the connection that has the lock was cut.
 */
export async function runAlone<Result>(
  pool: Pool,
  id: string,
  run: (check: () => void) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isLost = false;
  const handleEnd = () => (isLost = true);
  client.once('end', handleEnd);
  try {
    await client.query(`select pg_advisory_lock(${finishingLock})`, [id]);
    return await run(() => {
      if (isLost) throw new PlatformError('operationLost');
    });
  } finally {
    client.off('end', handleEnd);
    // If unlocking fails, the lock ends with the connection.
    const isFree = await client.query(`select pg_advisory_unlock(${finishingLock})`, [id]).then(yes, no);
    client.release(!isFree);
  }
}

const yes = () => true;
const no = () => false;
const finishingLock = `hashtextextended($1, ${jobLockSeeds.finishing})`;
