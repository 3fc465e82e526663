import type { PlatformKit } from '@signalbox/platform-kit';
import { goneMilliseconds } from '../read/replicas';

/** Names of the servers that run and read the data folder: those of versions without files in a bucket, and those without a bucket. */
export async function serversWithFolder({ pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select host || ' ' || pid as name from operation_replica
     where not has_bucket and ended_at is null and seen_at > $1 order by name`,
    [new Date(clock.now() - goneMilliseconds)],
  );
  return rows.map(({ name }) => name);
}
