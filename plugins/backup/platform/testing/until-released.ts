import type { PlatformKit } from '@signalbox/platform-kit';
import { expect, vi } from 'vitest';

/**
 * Waits for the last steps of a job whose task has ended: it removes its request and releases its lock. No other job may have the
 * lock of the platform meanwhile.
 */
export async function untilReleased({ jobs, pool }: Pick<PlatformKit, 'jobs' | 'pool'>, id: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await pool.query('select from job_request where job_id = $1', [id])).rows).toEqual([]);
    expect(await jobs.isAlive(id)).toBe(false);
    expect(await jobs.isLocked()).toBe(false);
  });
}
