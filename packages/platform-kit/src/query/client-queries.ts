import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { PlatformError } from '@signalbox/api';
import type { ClientQueries, TaskOwner } from '../contract';
import { createTurns } from '../turns';
import { cancelUntil } from './cancel-until';
import { malformedQuery } from './malformed-query';
import { openQueryPool } from './query-pool';
import { queryLimits } from './query-limits';

type QueryLimits = Record<'atOnce' | 'atOncePerUser' | 'waitingPerUser' | 'waiting' | 'milliseconds', number>;

interface ClientQueriesOptions {
  url: string;
  /** Other connections to the same database, for cancelling queries. */
  pool: Pool;
  limits?: QueryLimits;
}

export function createClientQueries({ url, pool, limits = queryLimits }: ClientQueriesOptions): ClientQueries {
  const turns = createTurns({
    atOnce: limits.atOnce,
    atOncePerOwner: limits.atOncePerUser,
    waitingPerOwner: limits.waitingPerUser,
    waiting: limits.waiting,
    tooMany: () => new PlatformError('tooManyQueries'),
  });
  const connections = openQueryPool({ url, maxConnections: limits.atOnce, milliseconds: limits.milliseconds });

  return {
    async run<Row extends QueryResultRow>(owner: TaskOwner, statement: QueryConfig) {
      try {
        return await turns.run({ owner: owner.userId, signal: owner.signal }, async () => {
          const client = await connections.connect();
          return runCancellable<Row>({ client, pool, backendId: connections.backendId(client) }, owner, statement);
        });
      } catch (error) {
        if (owner.signal.aborted && error === owner.signal.reason)
          throw new PlatformError('requestClosed', { cause: error });
        throw queryError(error, limits.milliseconds) ?? error;
      }
    },
    close: () => connections.close(),
  };
}

interface Connection {
  client: PoolClient;
  pool: Pool;
  backendId: number;
}

async function runCancellable<Row extends QueryResultRow>(
  { client, pool, backendId }: Connection,
  { signal }: TaskOwner,
  statement: QueryConfig,
): Promise<Row[]> {
  let cancellation: { ended: AbortController; done: Promise<void> } | undefined;
  const handleAbort = () => {
    const ended = new AbortController();
    cancellation = { ended, done: cancelUntil({ pool, backendId, ended: ended.signal }) };
  };
  try {
    if (signal.aborted) throw new PlatformError('requestClosed');
    signal.addEventListener('abort', handleAbort, { once: true });
    return (await client.query<Row>(statement)).rows;
  } catch (error) {
    throw cancellation === undefined ? error : new PlatformError('requestClosed', { cause: error });
  } finally {
    signal.removeEventListener('abort', handleAbort);
    cancellation?.ended.abort();
    await cancellation?.done;
    // A late cancellation must not reach the connection's next query.
    client.release(cancellation !== undefined);
  }
}

/** Errors in a query that only the database can find. Codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function queryError(error: unknown, limitMilliseconds: number): Error | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case '2201B':
      return malformedQuery('filter', '$regex is no valid regular expression', error);
    case '57014':
      return malformedQuery('filter', `takes longer than ${limitMilliseconds / 1000} seconds`, error);
    case '54001':
      return malformedQuery('filter', 'too complex', error);
  }
  return undefined;
}
