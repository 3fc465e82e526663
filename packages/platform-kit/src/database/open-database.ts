import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Database, PlatformTables } from '../contract';

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** A pool of connections with the product's only driver. Revisions and counts (`bigint`) are parsed as numbers. */
export function openDatabase({ url, maxConnections = 10 }: { url: string; maxConnections?: number }): OpenDatabase {
  const pool = openPool({ url, maxConnections });
  const database = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}

/** Connections to the product's database. Who waits too long for one gets an error, as while the database hangs. */
export function openPool({
  url,
  maxConnections,
  ...options
}: PoolConfig & { url: string; maxConnections: number }): Pool {
  const pool = new Pool({
    connectionTimeoutMillis,
    ...options,
    connectionString: url,
    max: maxConnections,
    types: readableTypes,
    keepAlive: true,
  });
  // An idle connection may be cut when the database restarts. The pool opens another, and the next query fails if it cannot.
  pool.on('error', () => undefined);
  // The pool adds no error handler to a connection in use. Without one, a cut would end the process. Its query fails as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = pool.connect.bind(pool) as (handle?: Handle) => Promise<PoolClient> | undefined;
  pool.connect = ((handle?: Handle) =>
    handle
      ? connect((error, ...rest) => handle(error && unreachable(error), ...rest))
      : connect()?.catch((error: Error) => {
          throw unreachable(error);
        })) as Pool['connect'];
  return pool;
}

type Handle = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** Without a code of PostgreSQL, the connection failed: such errors have the codes of any other service. */
function unreachable(error: Error & { code?: string }): Error {
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(error.code ?? '')) return error;
  return Object.assign(new Error(`no connection to the database: ${error.message || error.code}`, { cause: error }), {
    code: '08001',
  });
}

/** Long enough for a job that waits for other jobs. */
const connectionTimeoutMillis = 30_000;

const bigintOid = 20;
const readableTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === bigintOid && format !== 'binary') return Number;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};
