import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';
import { asAuthDatabase } from '../auth-tables';
import { createLoginDelays } from './login-delays';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await runPlatform();
  await platform.set({ notShowCode: true, notShowCodeAdmin: true });
  await platform.addUser({ username: 'ada' });
});
afterEach(() => platform.close());

interface Attempt {
  username?: string;
  password?: string;
  from?: string;
  device?: string;
  on?: RunningPlatform;
}
const right = 'a fine password';

async function attempt({ username = 'ada', password = 'wrong', from = '203.0.113.7', device, on = platform }: Attempt) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/rest/core/auth/login',
    remoteAddress: from,
    headers: { 'accept-language': 'en' },
    cookies: device === undefined ? {} : { signalbox_device: device },
    payload: { username, password },
  });
  const { code, detail } = answer.json<{ code?: number; detail?: string }>();
  const cookie = answer.cookies.find(({ name }) => name === 'signalbox_device');
  return { status: answer.statusCode, code, detail, device: cookie?.value ?? '', cookie };
}
const failed = { status: 400, code: 100_040_004 };
const delayed = (seconds: number) => ({ status: 400, code: 100_040_006, detail: String(seconds) });

/** Sends `failures` wrong passwords, each as soon as the platform allows it. */
async function failOften(failures: number, options: Attempt = {}) {
  for (let count = 0; count < failures;) {
    const { code, detail } = await attempt(options);
    if (code === 100_040_004) count++;
    else platform.clock.advance({ seconds: Number(detail) });
  }
}

test.each(['ada', 'no such user'])('delays %s from the tenth failure on, twice as long each time', async (username) => {
  for (let count = 0; count < 10; count++) expect(await attempt({ username })).toMatchObject(failed);
  const waits: number[] = [];
  for (let count = 0; count < 12; count++) {
    const { code, detail } = await attempt({ username });
    expect(code).toBe(100_040_006);
    waits.push(Number(detail));
    platform.clock.advance({ seconds: Number(detail) });
    expect(await attempt({ username })).toMatchObject(failed);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('verifies no password during a delay, and the right one ends it afterwards', async () => {
  await failOften(16);
  for (const password of ['wrong', right, right]) expect(await attempt({ password })).toMatchObject(delayed(64));
  platform.clock.advance({ seconds: 60 });
  expect(await attempt({ password: right })).toMatchObject(delayed(4));
  platform.clock.advance({ seconds: 4 });
  expect((await attempt({ password: right })).status).toBe(200);
  for (let count = 0; count < 10; count++) expect(await attempt({})).toMatchObject(failed);
});

test('a browser in which the user logged in is delayed by its own failures only', async () => {
  const { device } = await attempt({ password: right, from: '198.51.100.1' });
  await failOften(25);
  expect((await attempt({ password: right, from: '192.0.2.1', device })).status).toBe(200);
  expect((await attempt({ password: right, from: '192.0.2.2' })).code).toBe(100_040_006);
  await failOften(12, { device });
  expect(await attempt({ password: right, device })).toMatchObject(delayed(4));
});

test('an address from which the user logged in is delayed by its own failures only', async () => {
  await attempt({ password: right, from: '198.51.100.1' });
  await failOften(25);
  expect((await attempt({ password: right, from: '198.51.100.1' })).status).toBe(200);
});

test('a new device has a turn before the address that keeps failing', async () => {
  await failOften(25);
  expect(await attempt({ password: right, from: '192.0.2.1' })).toMatchObject(delayed(150));
  platform.clock.advance({ seconds: 150 });
  expect(await attempt({})).toMatchObject(delayed(150));
  expect((await attempt({ password: right, from: '192.0.2.1' })).status).toBe(200);
});

test('counts attempts that come all at once, over replicas', async () => {
  const { databaseUrl, clock } = platform;
  const other = await runPlatform({ databaseUrl, clock, plugins: [] });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => attempt({ on: number % 2 === 0 ? platform : other })),
  );
  await other.close();
  expect(answers.filter(({ code }) => code === 100_040_004)).toHaveLength(10);
  expect(answers.filter(({ code }) => code === 100_040_006)).toHaveLength(30);
});

test('ends a day after the last attempt, and deletes the name', async () => {
  await failOften(25);
  platform.clock.advance({ seconds: 86_400 });
  await attempt({ username: 'another' });
  const { rows } = await sql`select * from login_delay`.execute(platform.kit.database);
  expect(rows).toHaveLength(1);
  for (let count = 0; count < 10; count++) expect(await attempt({})).toMatchObject(failed);
});

test('the device cookie gives access to nothing, and only the server’s own counts', async () => {
  const { cookie, device } = await attempt({ password: right });
  expect(cookie).toMatchObject({ path: '/rest/core/auth', httpOnly: true, sameSite: 'Strict', maxAge: 180 * 86_400 });
  const bearer = await platform.send('GET', 'core/auth/user', { token: device });
  expect(bearer.status).toBe(401);
  expect((await attempt({ password: right, device })).device).toBe(device);
  const planted = 'x'.repeat(43);
  expect((await attempt({ password: right, device: planted })).device).not.toBe(planted);
  // For another user it has no effect yet.
  await platform.addUser({ username: 'eve' });
  await failOften(12, { username: 'eve' });
  expect(await attempt({ username: 'eve', password: right, device })).toMatchObject(delayed(4));
});

test('stores neither names, addresses nor cookies in clear, and at most 20 devices of a user', async () => {
  let device = '';
  // Too long to be in a random key by chance.
  const username = 'name-in-clear';
  await platform.addUser({ username });
  for (let count = 0; count < 22; count++)
    ({ device } = await attempt({ username, password: right, from: `192.0.2.${count}` }));
  await attempt({ username });
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(d::text, '') from login_delay d) || (select string_agg(c::text, '') from login_client c) as all
  `.execute(platform.kit.database);
  expect(rows[0]?.all).not.toMatch(new RegExp(`${username}|192\\.0|203\\.0|${device}`));
  const clients = await asAuthDatabase(platform.kit.database).selectFrom('login_client').select('kind').execute();
  expect(clients.filter(({ kind }) => kind === 'device')).toHaveLength(20);
  expect(clients.filter(({ kind }) => kind === 'address')).toHaveLength(20);
});

test('stores a limited number of sources, and keeps those with most failures', async () => {
  const database = asAuthDatabase(platform.kit.database);
  const delays = createLoginDelays({ database, clock: platform.clock, maxLanes: 5 });
  await failOften(3);
  const source = (number: number) => ({ key: `source-${number}`, kind: 'unknown' as const, network: '' });
  for (let number = 0; number <= 500; number++) await delays.count(source(number));
  const rows = await database.selectFrom('login_delay').select('count').orderBy('count', 'desc').execute();
  expect(rows.map(({ count }) => count)).toEqual([3, 1, 1, 1, 1]);
});
