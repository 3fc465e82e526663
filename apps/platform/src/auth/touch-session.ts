import type { Clock } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { batchCalls } from '../database/batch-calls';

/**
 * Stores the time of use of a session. Requests that arrive together share one statement. It skips a row that another
 * transaction is writing, because two statements of many rows could wait for each other. The next request stores it.
 */
export function createSessionTouch(pool: Pool, clock: Clock): (sessionId: string) => Promise<void> {
  return batchCalls<string, void>({
    async run(sessionIds) {
      await pool.query({ name: 'touch-sessions', text, values: [sessionIds, new Date(clock.now())] });
      return sessionIds.map(() => undefined);
    },
    atOnce: 2,
    maxKeys: 250,
  });
}

const text = `update session set last_seen_at = $2
  where id in (select id from session where id = any($1) for update skip locked)`;
