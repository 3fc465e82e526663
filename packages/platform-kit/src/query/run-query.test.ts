import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import { runQuery } from './run-query';

let open: TestDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

test('ends a query that takes too long, and says so to its sender', async () => {
  const slow = runQuery(open.database, (transaction) => sql`select pg_sleep(30)`.execute(transaction), 50);
  await expect(slow).rejects.toMatchObject({
    errorName: 'malformedQuery',
    facts: { detail: 'filter: takes longer than 0.05 seconds' },
  });
});

test('leaves no limit behind on the connection, and passes other faults on', async () => {
  await expect(runQuery(open.database, () => Promise.reject(new Error('ours')), 50)).rejects.toThrow('ours');
  const limits = await Promise.all(
    Array.from({ length: 10 }, () => sql<{ statement_timeout: string }>`show statement_timeout`.execute(open.database)),
  );
  expect(limits.flatMap(({ rows }) => rows.map((row) => row.statement_timeout))).toEqual(
    Array.from({ length: 10 }, () => '0'),
  );
});

test('leaves connections to all others while many slow queries run and wait', async () => {
  const slow = Array.from({ length: 12 }, () =>
    runQuery(open.database, (transaction) => sql`select pg_sleep(30)`.execute(transaction), 1_500).catch(() => 'ended'),
  );
  const begin = performance.now();
  await sql`select 1`.execute(open.database);
  expect(performance.now() - begin).toBeLessThan(1_200);
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 12 }, () => 'ended'));
});
