import type { PlatformKit } from '@signalbox/platform-kit';

/**
 * Deletes figures older than a day and notes of actions older than a year, in small batches, until `signal` is aborted.
 * Replicas go after their samples.
 */
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
  await pool.query(
    `delete from operation_action where id in (select id from operation_action where at < $1 order by at limit ${batch})`,
    [new Date(clock.now() - keptActionsMilliseconds)],
  );
}

const keptMilliseconds = 24 * 60 * 60 * 1000;
/** A year. */
const keptActionsMilliseconds = 365 * keptMilliseconds;
const batch = 500;
