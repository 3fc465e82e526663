import { tryAlone } from '@signalbox/jobs';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());

const pool = () => platform.kit.pool;
const pidOf = async (client: PoolClient) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
const isConnected = async (pid: number) =>
  (await pool().query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 1;

const keys = [
  ['a number', 7_425_999],
  ['an object', { id: 'one', seed: 0 }],
] as const;

it.each(keys)('returns at once while another connection has the lock of %s', async (_, key) => {
  const result = await tryAlone(pool(), key, async () => {
    expect(await tryAlone(pool(), key, async () => 'second')).toBeUndefined();
    return 'first';
  });
  expect(result).toBe('first');
  expect(await tryAlone(pool(), key, async () => 'later')).toBe('later');
});

it('takes the lock of an object with the number that SQL computes', async () => {
  const other = await pool().connect();
  await other.query(`select pg_advisory_lock(hashtextextended('one', 3))`);
  expect(await tryAlone(pool(), { id: 'one', seed: 3 }, async () => 'taken')).toBeUndefined();
  expect(await tryAlone(pool(), { id: 'one', seed: 4 }, async () => 'free')).toBe('free');
  other.release(true);
});

it('releases the lock after an error, and keeps the connection', async () => {
  let pid = 0;
  const failed = tryAlone(pool(), 7_425_999, async (client) => {
    pid = await pidOf(client);
    throw new Error('failed');
  });
  await expect(failed).rejects.toThrow('failed');
  expect(await tryAlone(pool(), 7_425_999, async () => 'free')).toBe('free');
  expect(await isConnected(pid)).toBe(true);
});

it('closes the connection if it cannot release the lock, so that the lock ends', async () => {
  await pool().query(`create schema failing;
    create function failing.pg_advisory_unlock(bigint) returns boolean language sql as 'select 1 / 0 = 1'`);
  let pid = 0;
  const result = await tryAlone(pool(), 7_425_999, async (client) => {
    pid = await pidOf(client);
    await client.query('set search_path = failing, pg_catalog, public');
    return 'done';
  });
  expect(result).toBe('done');
  await expect.poll(() => isConnected(pid)).toBe(false);
  expect(await tryAlone(pool(), 7_425_999, async () => 'free')).toBe('free');
});

it('closes the connection if the caller asks for it', async () => {
  const pid = await tryAlone(pool(), 7_425_999, pidOf, { closesConnection: true });
  await expect.poll(() => isConnected(pid!)).toBe(false);
});
