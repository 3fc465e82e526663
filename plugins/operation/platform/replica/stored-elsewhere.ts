import type { PlatformKit } from '@signalbox/platform-kit';
import { goneMilliseconds } from '../read/replicas';

/**
 * Resolves to whether a server that runs and is in service has stored an archive lately, and within the last seconds.
 * The caller has not.
 */
export async function isStoredElsewhere(
  { pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>,
  { seconds }: { seconds: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from operation_replica
     where ended_at is null and not drained and seen_at > $2 and stored_at > now() - make_interval(secs => $1)`,
    [Math.min(seconds, staleSeconds), new Date(clock.now() - goneMilliseconds)],
  );
  return rowCount !== 0;
}

/** A server that can store something does so at least every two minutes while it is probed, and writes it 15 seconds later. */
const staleSeconds = 150;
