import { PlatformError } from '@signalbox/api';
import { lockSeeds } from '@signalbox/platform-kit';
import type { Pool } from 'pg';

/**
 * Runs what is left of a committed restore or import on one replica at a time: whoever ran it may have lost the lock of
 * operations without knowing, and another have begun to finish it. That one waits. `run` calls `check` between its steps,
 * which throws `operationLost` where the connection was cut that keeps others away.
 */
export async function finishAlone<Result>(
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
    // A connection that cannot say it goes: with it goes the lock.
    const isFree = await client.query(`select pg_advisory_unlock(${finishingLock})`, [id]).then(yes, no);
    client.release(!isFree);
  }
}

const yes = () => true;
const no = () => false;
const finishingLock = `hashtextextended($1, ${lockSeeds.finishing})`;
