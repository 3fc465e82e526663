import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import { openPool } from './open-database';

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

/** The port of a server that is closed again after `use`. */
async function onPort<T>(server: Server, use: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

test.each([
  ['accepts and says nothing', () => createServer()],
  ['hangs up', () => createServer((socket) => socket.destroy())],
])('fails with a code of its own while the database %s', async (_name, create) => {
  await onPort(create(), async (port) => {
    const url = `postgresql://user@127.0.0.1:${port}/none`;
    const pool = openPool({ url, maxConnections: 1, connectionTimeoutMillis: 100 });
    const lost = { code: '08001', message: expect.stringMatching(/^no connection to the database: ./) };
    await expect(pool.query('select 1')).rejects.toMatchObject(lost);
    await expect(pool.connect()).rejects.toMatchObject(lost);
    await pool.end();
  });
});

test('ends the wait for a connection that others keep', async () => {
  const pool = openPool({
    url: String(open.pool.options.connectionString),
    maxConnections: 1,
    connectionTimeoutMillis: 100,
  });
  const client = await pool.connect();
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '08001' });
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
