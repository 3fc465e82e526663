import type { PlatformKit } from '@signalbox/platform-kit';

/** Deletes what is older than a day, in small batches, until `signal` is aborted. Replicas go after their samples. */
export async function deleteOld({ pool, clock }: PlatformKit, signal?: AbortSignal): Promise<void> {
  const before = new Date(clock.now() - keptMilliseconds);
  for (;;) {
    if (signal?.aborted === true) return;
    const { rowCount } = await pool.query(
      `delete from operation_sample where (replica, at) in
         (select replica, at from operation_sample where at < $1 limit ${batch} for update skip locked)`,
      [before],
    );
    if ((rowCount ?? 0) < batch) break;
  }
  await pool.query(
    `delete from operation_replica where id in
       (select id from operation_replica where seen_at < $1
          and not exists (select from operation_sample where replica = id) limit ${batch})`,
    [before],
  );
}

const keptMilliseconds = 24 * 60 * 60 * 1000;
const batch = 500;
