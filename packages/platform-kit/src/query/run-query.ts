import { type Kysely, sql, type Transaction } from 'kysely';
import type { PlatformTables } from '../contract';
import { malformedQuery } from './malformed-query';
import { queryLimits } from './query-limits';
import { createTurns } from './turns';

/** Runs reads that a client shaped: both see one state of the data, neither outlives the time limit. */
export async function runQuery<Result>(
  database: Kysely<PlatformTables>,
  read: (transaction: Transaction<PlatformTables>) => Promise<Result>,
  limitMilliseconds: number = queryLimits.milliseconds,
): Promise<Result> {
  try {
    return await inTurn(() =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          await sql`select set_config('statement_timeout', ${String(limitMilliseconds)}, true)`.execute(transaction);
          return read(transaction);
        }),
    );
  } catch (error) {
    throw readableFault(error, limitMilliseconds) ?? error;
  }
}

/** Anyone who is logged in may send slow queries: they must not take every connection. */
const inTurn = createTurns(queryLimits.atOnce);

/** Faults that only the database can find. Codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function readableFault(error: unknown, limitMilliseconds: number): Error | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case '2201B':
      return malformedQuery('filter', '$regex holds no regular expression that can be read', error);
    case '57014':
      return malformedQuery('filter', `takes longer than ${limitMilliseconds / 1000} seconds`, error);
    case '54001':
      return malformedQuery('filter', 'too complex', error);
  }
  return undefined;
}
