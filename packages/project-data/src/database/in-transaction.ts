import type { Database, PlatformTables } from '@signalbox/platform-kit';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

export interface Transaction {
  /** The connection of the driver, for COPY. */
  client: PoolClient;
  /** The same transaction. */
  database: Database;
}

/**
 * Runs `run` in one transaction on one connection. Commits when `run` resolves, unless `isRehearsal` is set. Rolls back
 * when it throws.
 */
export async function inTransaction<Result>(
  pool: Pool,
  run: (transaction: Transaction) => Promise<Result>,
  { isRehearsal = false }: { isRehearsal?: boolean } = {},
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    const result = await run({ client, database: databaseOn(client) });
    await client.query(isRehearsal ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // Closes a connection that cannot roll back.
    const isUsable = failure === undefined || (await client.query('rollback').then(yes, no));
    client.release(!isUsable);
  }
}

function databaseOn(client: PoolClient): Database {
  const connection: PostgresPoolClient = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const pool: PostgresPool = { connect: async () => connection, end: async () => undefined };
  return new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }) });
}

const yes = () => true;
const no = () => false;
