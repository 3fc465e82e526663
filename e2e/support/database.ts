import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@signalbox/platform-kit/postgres';

/** A PostgreSQL of the test, for products started with `DATABASE_URL`. The test may query it. */
export interface TestDatabase {
  url: string;
  /** Returns the number of affected rows. */
  run(sql: string, values?: unknown[]): Promise<number>;
  /** The single value of a query's result. */
  value(sql: string, values?: unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<TestDatabase> {
  // A short path that the database's user may traverse, so that a run as root works wherever the repository is.
  const folder = mkdtempSync(join('/tmp', 'signalbox-e2e-db-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: folder, isDurable: false });
  const ask = async (sql: string, values: unknown[]) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const answer = await client.query<Record<string, unknown>>(sql, values);
    await client.end();
    return answer;
  };
  return {
    url: postgres.url,
    run: async (sql, values = []) => (await ask(sql, values)).rowCount ?? 0,
    value: async (sql, values = []) => Object.values((await ask(sql, values)).rows[0] ?? {})[0],
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
