import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { kitMigrations } from '../database/kit-migrations';
import { type Migration, migrate } from '../database/migrate';
import { type OpenDatabase, openDatabase } from '../database/open-database';
import type { ClientQueries } from '../contract';
import { createClientQueries } from '../query/client-queries';
import { postgresAddressKey } from './postgres-address';

export interface TestDatabase extends OpenDatabase {
  url: string;
  queries: ClientQueries;
}

/** A new, empty database on the run's own PostgreSQL; `close` drops it. One per test file is usual. */
export async function createTestDatabase({
  migrations = [],
}: { migrations?: Migration[] } = {}): Promise<TestDatabase> {
  const url = await createEmptyDatabase();
  const open = openDatabase({ url });
  await migrate(open.pool, [...kitMigrations, ...migrations]);
  const queries = createClientQueries({ ...open, url });
  return {
    ...open,
    url,
    queries,
    async close() {
      await queries.close();
      await open.close();
      await dropDatabase(url);
    },
  };
}

/** As `createTestDatabase`, without any table: for a server that creates its own. */
export async function createEmptyDatabase(): Promise<string> {
  const answer = await fetch(inject(postgresAddressKey));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The database for tests did not start: ${text}`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(text, `create database ${name}`);
  const url = new URL(text);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  const name = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  await run(admin.href, `drop database if exists ${name} with (force)`);
}

async function run(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
