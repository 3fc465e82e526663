import type { Database, PlatformTables } from '@signalbox/platform-kit';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

export interface Transaction {
  /** The driver's own connection, for COPY. */
  client: PoolClient;
  /** The same transaction. */
  database: Database;
}

/**
 * Runs in one transaction on one connection. Committed where `run` ends well, unless it is a rehearsal; everything is
 * undone where it throws.
 */
export async function inTransaction<Result>(
  pool: Pool,
  run: (transaction: Transaction) => Promise<Result>,
  { isRehearsal = false }: { isRehearsal?: boolean } = {},
): Promise<Result> {
  const client = await pool.connect();
  let found: unknown;
  try {
    await client.query('begin');
    const result = await run({ client, database: databaseOn(client) });
    await client.query(isRehearsal ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    found = error;
    throw error;
  } finally {
    // A connection that cannot even roll back is of no more use.
    const isUsable = found === undefined || (await client.query('rollback').then(yes, no));
    client.release(!isUsable);
  }
}

function databaseOn(client: PoolClient): Database {
  const connection: PostgresPoolClient = {
    // The driver's `query` has more forms than this one.
    query: client.query.bind(client) as unknown as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const pool: PostgresPool = { connect: async () => connection, end: async () => undefined };
  return new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }) });
}

const yes = () => true;
const no = () => false;
