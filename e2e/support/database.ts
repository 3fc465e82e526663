import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startTestPostgres } from '@signalbox/platform-kit/testing/postgres';

/** A database of the test, for products started with `DATABASE_URL`. The test may query it. */
export interface TestDatabase {
  url: string;
  /** Returns the number of affected rows. */
  run(sql: string, values?: unknown[]): Promise<number>;
  /** The single value of a query's result. */
  value(sql: string, values?: unknown[]): Promise<unknown>;
}

/** A PostgreSQL for databases of tests. */
export interface DatabaseServer {
  /** A new database: empty, or a copy of one without connections. */
  create(source?: TestDatabase): Promise<TestDatabase>;
  stop(): Promise<void>;
}

export async function startDatabaseServer(): Promise<DatabaseServer> {
  const { url: server, stop } = await startTestPostgres();
  return {
    async create(source) {
      const name = `test_${randomBytes(6).toString('hex')}`;
      const copied = source ? ` template ${new URL(source.url).pathname.slice(1)} strategy file_copy` : '';
      await databaseAt(server).run(`create database ${name}${copied}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return databaseAt(url.href);
    },
    stop,
  };
}

function databaseAt(url: string): TestDatabase {
  const ask = async (sql: string, values: unknown[]) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(sql, values);
    } finally {
      await client.end();
    }
  };
  return {
    url,
    run: async (sql, values = []) => (await ask(sql, values)).rowCount ?? 0,
    value: async (sql, values = []) => Object.values((await ask(sql, values)).rows[0] ?? {})[0],
  };
}
