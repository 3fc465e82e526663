import { inject } from 'vitest';
import { kitMigrations } from '../database/kit-migrations';
import type { Migration } from '../database/migrate';
import { type OpenDatabase, openDatabase } from '../database/open-database';
import type { ClientQueries } from '../contract';
import { createClientQueries } from '../query/client-queries';
import { postgresAddressKey } from './postgres-address';

export interface TestDatabase extends OpenDatabase {
  url: string;
  queries: ClientQueries;
}

interface TestDatabaseOptions {
  /** Run after those of the kit. */
  migrations?: Migration[];
}

/** A new database on the run's own PostgreSQL; `close` drops it. One per test file is usual. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const url = await createMigratedDatabase(options);
  const open = openDatabase({ url });
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

/** As `createTestDatabase`, but not opened. */
export function createMigratedDatabase({ migrations = [] }: TestDatabaseOptions = {}): Promise<string> {
  return send('POST', JSON.stringify([...kitMigrations, ...migrations]));
}

/** As `createMigratedDatabase`, without any table: for a server that creates its own. */
export function createEmptyDatabase(): Promise<string> {
  return send('POST', '[]');
}

export async function dropDatabase(url: string): Promise<void> {
  await send('DELETE', url);
}

async function send(method: 'POST' | 'DELETE', body: string): Promise<string> {
  const answer = await fetch(inject(postgresAddressKey), { method, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server for test databases could not answer ${method}: ${text}`);
  return text;
}
