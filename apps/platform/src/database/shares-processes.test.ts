import { createMigratedDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharesProcesses } from './shares-processes';

let url: string;
const clients: Client[] = [];
beforeAll(async () => {
  url = await createMigratedDatabase({ migrations: [] });
  for (let count = 0; count < 3; count++) {
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
  }
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await dropDatabase(url);
});

/** A connection that gets one of `processes` for each statement, in turn. */
function pooled(...processes: Client[]) {
  let next = 0;
  return { query: (sql: string) => processes[next++ % processes.length]?.query(sql) } as Pick<
    Client,
    'query'
  > as Client;
}

test('tells connections with a process each from those that share them', async () => {
  const [a, b, c] = clients as [Client, Client, Client];
  expect(await sharesProcesses(a, b)).toBe(false);
  expect(await sharesProcesses(a, a)).toBe(true);
  expect(await sharesProcesses(pooled(a, c), b)).toBe(true);
  // A pool that both share, with one to three processes.
  for (const processes of [[a], [a, b], [a, b, c]]) {
    const pool = pooled(...processes);
    expect(await sharesProcesses(pool, { query: pool.query } as Client)).toBe(true);
  }
  expect(await sharesProcesses(a, pooled(b, c))).toBe(true);
});
