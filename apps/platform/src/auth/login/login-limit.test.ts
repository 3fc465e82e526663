import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminPassword, type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform({ variables: { TRUSTED_PROXIES: 'loopback, 192.0.2.10' } });
  await platform.set({ notShowCode: true, notShowCodeAdmin: true });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await sql`delete from rate_limit; delete from login_failure`.execute(platform.kit.database);
});

/** A login over a proxy at `proxy`, which names `from` as the client. */
async function attempt({ username = 'admin', password = 'x', from = '203.0.113.7', proxy = '192.0.2.10' } = {}) {
  const { statusCode } = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/auth/login',
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': from },
    payload: { username, password },
  });
  return statusCode;
}
const often = (count: number, options: (number: number) => Parameters<typeof attempt>[0]) =>
  Promise.all(Array.from({ length: count }, (_, number) => attempt(options(number))));
const rejected = (statuses: number[]) => statuses.filter((status) => status === 429).length;

test('limits failures by address and name, and accepts them again after a minute', async () => {
  expect(rejected(await often(70, () => ({ username: 'ada' })))).toBe(10);
  expect(await attempt({ username: 'bob' })).toBe(400);
  expect(await attempt({ password: adminPassword })).toBe(200);
  platform.clock.advance({ seconds: 61 });
  expect(await attempt({ username: 'ada' })).toBe(400);
});

test('limits failures of one address over all names', async () => {
  // As 600 earlier attempts would have left it: each would cost a password hash.
  await attempt({ username: 'name-1' });
  await sql`update rate_limit set count = 599`.execute(platform.kit.database);
  expect(await attempt({ username: 'name-2' })).toBe(400);
  expect(await attempt({ username: 'name-3' })).toBe(429);
  expect(await attempt({ username: 'name-3', from: '203.0.113.8' })).toBe(400);
});

test('distinguishes clients behind a trusted proxy, and behind no other', async () => {
  await often(60, () => ({}));
  expect(await attempt()).toBe(429);
  expect(await attempt({ from: '203.0.113.8' })).toBe(400);
  await often(60, (number) => ({ proxy: '192.0.2.99', from: `203.0.113.${number}` }));
  expect(await attempt({ proxy: '192.0.2.99', from: '203.0.113.99' })).toBe(429);
});

test('counts an IPv6 network of 64 bits as one', async () => {
  await often(60, (number) => ({ from: `2001:db8:1:2::${number}` }));
  expect(await attempt({ from: '2001:db8:1:2:3::' })).toBe(429);
  expect(await attempt({ from: '2001:db8:1:3::' })).toBe(400);
});

test('ignores an invalid forwarded address of any length', async () => {
  expect(await attempt({ from: 'x'.repeat(6_000) })).toBe(400);
  await often(59, (number) => ({ from: `forged-${number}` }));
  expect(await attempt({ from: 'another' })).toBe(429);
});

test('stores neither names nor addresses', async () => {
  await attempt({ username: 'n'.repeat(64) });
  const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(platform.kit.database);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});
