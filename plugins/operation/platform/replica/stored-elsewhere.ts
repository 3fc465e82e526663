import type { PlatformKit } from '@signalbox/platform-kit';

/** Whether a server in service has stored an archive within the last seconds. The caller has not. */
export async function isStoredElsewhere(
  { pool }: Pick<PlatformKit, 'pool'>,
  { seconds }: { seconds: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from operation_replica
     where ended_at is null and not drained and stored_at > now() - make_interval(secs => $1)`,
    [seconds],
  );
  return rowCount !== 0;
}
