import { batchCalls, type Clock } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import type { SessionState } from './session-state';

type UsedSession = Pick<SessionState, 'id' | 'last_seen_at'>;

/**
 * Stores the time of use of a session, at most every few seconds, and often enough for the shortest idle time. Requests
 * that arrive together share one statement. It skips a row that another transaction is writing, because two statements of
 * many rows could wait for each other. The next request stores it.
 */
export function createSessionTouch(pool: Pool, clock: Clock) {
  const write = batchCalls<string, void>({
    async run(sessionIds) {
      await pool.query({ name: 'touch-sessions', text, values: [sessionIds, new Date(clock.now())] });
      return sessionIds.map(() => undefined);
    },
    atOnce: 2,
    maxKeys: 250,
  });
  return async ({ id, last_seen_at }: UsedSession, idleSeconds = 60): Promise<void> => {
    const unusedSeconds = (clock.now() - last_seen_at.getTime()) / 1000;
    if (unusedSeconds >= Math.min(5, idleSeconds / 10)) await write(id);
  };
}

const text = `update session set last_seen_at = $2
  where id in (select id from session where id = any($1) for update skip locked)`;
