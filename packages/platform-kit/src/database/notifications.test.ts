import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openGate } from './testing/gate';
import { createTestDatabase, type TestDatabase } from '../testing';
import { type Notifications, openNotifications } from './notifications';

let open: TestDatabase;
let here: Notifications;
let there: Notifications;
beforeAll(async () => {
  open = await createTestDatabase();
  here = await openNotifications(open);
  there = await openNotifications(open);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await open.close();
});

test('reaches every replica, the sender included, on its own channel only', async () => {
  const heard: [string, JsonObject][] = [];
  here.listen('colour', (payload) => heard.push(['here', payload]));
  there.listen('colour', (payload) => heard.push(['there', payload]));
  there.listen('shape', () => heard.push(['wrong channel', {}]));
  await here.notify('colour', { name: 'd\'azur "1"' });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toContainEqual(['here', { name: 'd\'azur "1"' }]);
  expect(heard).toContainEqual(['there', { name: 'd\'azur "1"' }]);
});

test('of a transaction is sent when it is committed, and never when it is rolled back', async () => {
  const heard: JsonObject[] = [];
  there.listen('deed', (payload) => heard.push(payload));
  const taken = open.database.transaction().execute(async (transaction) => {
    await here.notify('deed', { number: 1 }, transaction);
    throw new Error('rolled back');
  });
  await expect(taken).rejects.toThrow('rolled back');
  await open.database.transaction().execute((transaction) => here.notify('deed', { number: 2 }, transaction));
  await vi.waitFor(() => expect(heard).toEqual([{ number: 2 }]));
});

test('listens again after its connection was cut, and reports that messages may be lost', async () => {
  let gaps = 0;
  there.onGap(() => gaps++);
  await open.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen signalbox'`,
  );
  await vi.waitFor(() => expect(gaps).toBe(1), 5_000);
  let heard = 0;
  there.listen('again', () => heard++);
  await here.notify('again', {});
  await vi.waitFor(() => expect(heard).toBe(1));
});

test('connects once when the database is back, however often it failed to connect meanwhile', async () => {
  const gate = await openGate(open.url);
  const guarded = await openNotifications({ url: gate.url, pool: open.pool });
  try {
    let gaps = 0;
    guarded.onGap(() => gaps++);
    for (const outage of [1, 2]) {
      gate.close();
      await vi.waitFor(() => expect(gate.rejected).toBeGreaterThanOrEqual(4 * outage));
      gate.open();
      await vi.waitFor(() => expect(gaps).toBe(outage));
    }
    expect(gate.accepted).toBe(3);
  } finally {
    await guarded.close();
    await gate.end();
  }
});

test('rejects a message that PostgreSQL would not send', async () => {
  await expect(here.notify('colour', { text: 'x'.repeat(8_000) })).rejects.toThrow('longer than 7900 bytes');
});
