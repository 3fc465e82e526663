import type { PlatformKit } from '@signalbox/platform-kit';
import { expect, vi } from 'vitest';

export interface LockedPump {
  /** Waits until another session, such as the second batch of a change, waits for the pump. */
  untilAwaited(): Promise<void>;
  unlock(): Promise<void>;
}

/** Locks one of the second hundred `pumps`. */
export async function lockPump({ pool }: Pick<PlatformKit, 'pool'>): Promise<LockedPump> {
  const session = await pool.connect();
  await session.query('begin');
  const { rows: locked } = await session.query<{ pid: number }>(
    `select pg_backend_pid() as pid from document where id = 'pump-0150' for update`,
  );
  return {
    async untilAwaited() {
      await vi.waitFor(async () => {
        const { rowCount } = await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
          locked[0]?.pid,
        ]);
        expect(rowCount).toBe(1);
      });
    },
    async unlock() {
      await session.query('rollback');
      session.release();
    },
  };
}
