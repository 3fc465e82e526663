import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Database, PlatformTables } from '../contract';

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  close(): Promise<void>;
}

/** A pool of connections with the one driver that the product uses. Revisions and counts (`bigint`) arrive as numbers. */
export function openDatabase({ url, maxConnections = 10 }: { url: string; maxConnections?: number }): OpenDatabase {
  const pool = new Pool(poolOptions(url, maxConnections));
  // An idle connection may be cut (the database restarts); the pool opens another, and the next query tells if it cannot.
  pool.on('error', () => undefined);
  // The pool leaves a connection that is in use to its user: cut then, it would end the program. Its query tells as well.
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
