import type { Clock } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { batchCalls } from '../database/batch-calls';

/**
 * Stores that a session was used now; requests that arrive together share one statement. A row that somebody else is
 * writing is left out: two statements of many rows would else wait for each other, and the next request stores it.
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
