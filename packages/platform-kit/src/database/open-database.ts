import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Database, PlatformTables } from '../contract';

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** A pool of connections with the product's only driver. Revisions and counts (`bigint`) are parsed as numbers. */
export function openDatabase({ url, maxConnections = 10 }: { url: string; maxConnections?: number }): OpenDatabase {
  const pool = new Pool(poolOptions(url, maxConnections));
  // An idle connection may be cut when the database restarts. The pool opens another, and the next query fails if it cannot.
  pool.on('error', () => undefined);
  // The pool adds no error handler to a connection in use. Without one, a cut would end the process. Its query fails as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}

/** Options of every pool of connections to the product's database. */
export function poolOptions(url: string, maxConnections: number): PoolConfig {
  return { connectionString: url, max: maxConnections, types: readableTypes };
}

const bigintOid = 20;
const readableTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === bigintOid && format !== 'binary') return Number;
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
  },
};
