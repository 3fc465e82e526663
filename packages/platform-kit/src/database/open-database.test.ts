import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';

let open: TestDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

// An error without a listener would end the process; vitest counts it as a failure of this file.
test('fails one transaction, and nothing else, when its connection is cut in the middle', async () => {
  const cut = new Promise<void>((resolve) => {
    open.pool.once('acquire', (client) => client.once('end', resolve));
  });
  const work = open.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(open.database);
    // The error arrives while the connection is in use and idle.
    await cut;
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow(/not queryable|terminat/);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(open.database);
  expect(rows).toEqual([{ one: 1 }]);
});
