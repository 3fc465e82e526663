import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

interface Cancellation {
  pool: Pool;
  /** Process id of the connection whose query is cancelled. */
  backendId: number;
  /** Aborted once the query has ended. */
  ended: AbortSignal;
}

/**
 * Cancels the query of a connection repeatedly until it has ended: the first signal may arrive before the query does.
 * Never throws: a query that cannot be cancelled ends by its time limit.
 */
export async function cancelUntil({ pool, backendId, ended }: Cancellation): Promise<void> {
  while (!ended.aborted) {
    await pool.query('select pg_cancel_backend($1)', [backendId]).catch(() => undefined);
    await wait(retryMilliseconds, undefined, { signal: ended }).catch(() => undefined);
  }
}

const retryMilliseconds = 100;
