import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { PlatformError } from '@signalbox/api';
import { LRUCache } from 'lru-cache';
import type { ClientQueries, TaskOwner } from '../contract';
import { sha256Hex } from '../sha256-hex';
import { createTurns } from '../turns';
import { cancelUntil } from './cancel-until';
import { malformedQuery } from './malformed-query';
import { openQueryPool } from './query-pool';
import { queryLimits } from './query-limits';

type QueryLimits = Record<
  'atOnce' | 'longAtOnce' | 'shortMilliseconds' | 'atOncePerUser' | 'waitingPerUser' | 'waiting' | 'milliseconds',
  number
>;

interface ClientQueriesOptions {
  url: string;
  /** Other connections to the same database, for cancelling queries. */
  pool: Pool;
  limits?: QueryLimits;
}

export function createClientQueries({ url, pool, limits = queryLimits }: ClientQueriesOptions): ClientQueries {
  const turnsOf = (atOnce: number) =>
    createTurns({
      atOnce,
      atOncePerOwner: limits.atOncePerUser,
      waitingPerOwner: limits.waitingPerUser,
      waiting: limits.waiting,
      tooMany: () => new PlatformError('tooManyQueries'),
    });
  const [turns, longTurns] = [turnsOf(limits.atOnce), turnsOf(limits.longAtOnce)];
  /** SHA-256 of the texts whose last query was short. */
  const short = new LRUCache<string, true>({ max: 5_000 });
  const connections = openQueryPool({ url, maxConnections: limits.atOnce, milliseconds: limits.milliseconds });

  return {
    async run<Row extends QueryResultRow>(owner: TaskOwner, statement: QueryConfig) {
      try {
        const text = sha256Hex(statement.text);
        const turn = { owner: owner.userId, signal: owner.signal };
        const run = async () => {
          const client = await connections.connect();
          const startedAt = performance.now();
          const connection = { client, pool, backendId: connections.backendId(client) };
          const rows = await runCancellable<Row>(connection, owner, statement).finally(() => short.delete(text));
          if (performance.now() - startedAt < limits.shortMilliseconds) short.set(text, true);
          return rows;
        };
        const runInTurn = () => turns.run(turn, run);
        // Queries that are known to be short pass those of other users that take long.
        return await (short.has(text) ? runInTurn() : longTurns.run(turn, runInTurn));
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
    // Only a cursor that a client has made up: times in filters are checked before.
    case '22007':
    case '22008':
      return malformedQuery('cursor', 'not a cursor of this platform', error);
    case '54001':
      return malformedQuery('filter', 'too complex', error);
  }
  return undefined;
}
