import { PlatformError } from '@signalbox/api';
import type { Pool } from 'pg';
import { jobLockSeeds } from './job-lock';

/**
 * Runs what is left of a committed job on one replica at a time: the replica that ran it may have lost its lock without
 * knowing, and another have started to finish it. The second one waits. `run` calls `check` between its steps, which
 * throws `operationLost` where the connection was cut that keeps others away.
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
    // Where unlocking fails, the lock goes with the connection.
    const isFree = await client.query(`select pg_advisory_unlock(${finishingLock})`, [id]).then(yes, no);
    client.release(!isFree);
  }
}

const yes = () => true;
const no = () => false;
const finishingLock = `hashtextextended($1, ${jobLockSeeds.finishing})`;
