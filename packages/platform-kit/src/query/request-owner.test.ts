import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { collectionStore } from '../collections';
import { resourceRoutes } from '../collections/resource-routes';
import type { PlatformPlugin } from '../contract';
import { createTestPlatform, type TestPlatform } from '../testing';

const things: PlatformPlugin = {
  id: 'things',
  register(rest, kit) {
    resourceRoutes(rest, kit, { path: 'things', collection: 'thing', permissions: { list: null, get: null } });
  },
};

let platform: TestPlatform;
let port: number;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [things] });
  await collectionStore({ ...platform.kit, project: 'default', collection: 'thing' }).insert({ id: 'one' });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (platform.app.server.address() as AddressInfo).port;
});
afterAll(() => platform.close());

/** Waits until this number of lists run, or wait for a lock, in the database. */
async function untilRunning(count: number): Promise<void> {
  for (;;) {
    const { rows } = await platform.kit.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and state = 'active' and query like 'select id, body from document%'`,
    );
    if (rows[0]?.count === count) return;
  }
}

test('a list is cancelled in the database once its sender closes the connection', async () => {
  const blocker = await platform.kit.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table document in access exclusive mode');
    const request = send({ port, path: '/rest/things' }).on('error', () => undefined);
    request.end();
    await untilRunning(1);
    request.destroy();
    await untilRunning(0);
    // Only the cancellation can have ended it: the table is still locked.
    const { rows } = await blocker.query<{ granted: boolean }>(
      `select granted from pg_locks where relation = 'document'::regclass and pid <> pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([]);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

test('a list whose sender waits is answered', async () => {
  const request = send({ port, path: '/rest/things' });
  request.end();
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  expect(JSON.parse(text) as JsonObject[]).toEqual([{ id: 'one' }]);
});
