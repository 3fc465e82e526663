import { correctFutureTimes, kitMigrations, plausibleNow, type PlatformKit } from '@signalbox/platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsOf, withParts } from '../plugin-parts';
import { plugins } from '../plugins';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

const log: string[] = [];
let platform: RunningPlatform;
let kit: PlatformKit;
beforeAll(async () => {
  platform = await runPlatform({ log });
  ({ kit } = platform);
  await kit.intervals.close();
  // The clock of the server stands still. Ahead of that of the database, it decides what is now.
  platform.clock.advance({ seconds: 3_600 });
});
afterAll(() => platform.close());

const migrations = [...kitMigrations, ...migrationsOf(withParts(plugins))];
const at = (seconds: number) => new Date(platform.clock.now() + seconds * 1000);
const run = (sql: string, values: unknown[] = []) => kit.pool.query(sql, values);
const secondsFromNow = async (sql: string) => {
  const { rows } = await kit.pool.query<{ time: Date }>(sql);
  return rows.map(({ time }) => Math.round((time.getTime() - platform.clock.now()) / 1000));
};

test.each([
  ['a ticket', 'captcha', 'expires_at', `insert into captcha values ('far', 'x', '2036-01-01'), ('near', 'x', $1)`],
  [
    'a freeze',
    'login_failure',
    'frozen_at',
    `insert into login_failure (username, count, frozen_at, last_at) values ('far', 1, '2036-01-01', '2036-01-01'), ('near', 1, $1, $1)`,
  ],
  [
    'the pace of messages',
    'notice_pace',
    'next_at',
    `insert into notice_pace values ('default', 'sms', '2036-01-01'), ('default', 'email', $1)`,
  ],
  [
    'a pause of unlocking',
    'unlock_attempt',
    'since',
    `insert into unlock_attempt (project, user_id, count, since) values ('default', 'far', 1, '2036-01-01'), ('default', 'near', 1, $1)`,
  ],
])('ends %s in the far future now, and keeps that of today', async (_name, table, column, sql) => {
  await run(sql, [at(3_600)]);
  await correctFutureTimes(kit, migrations);
  const times = await secondsFromNow(`select ${column} as time from ${table} order by 1`);
  expect(times).toEqual([0, 3_600]);
  expect(log.filter((line) => line.includes(`"table":"${table}","column":"${column}"`))).toHaveLength(1);
});

test('leaves times of files, of readings and of what has happened as they are', async () => {
  await run(`update file_node set modified_at = '2036-01-01'`);
  await run(`insert into timeseries_record values ('default', 't', 'd', 'f', '2036-01-01', '1')`);
  await run(`insert into license_event (project, at, body) values ('default', '2036-01-01', '{}')`);
  await correctFutureTimes(kit, migrations);
  const { rows } = await kit.pool.query<{ time: Date }>(
    `select modified_at as time from file_node union all select time from timeseries_record
     union all select at from license_event where body = '{}'`,
  );
  expect(rows.map(({ time }) => time.getUTCFullYear())).toEqual([2036, 2036, 2036]);
});

test('changes nothing with a clock that is certainly wrong, and by a clock behind that of the database', async () => {
  await run(`insert into captcha values ('today', 'x', $1)`, [at(60)]);
  const before = await secondsFromNow('select expires_at as time from captcha order by 1');
  await correctFutureTimes({ ...kit, clock: { now: () => Date.parse('2000-01-01') } }, migrations);
  expect(await secondsFromNow('select expires_at as time from captcha order by 1')).toEqual(before);
  const pool = { query: async () => ({ rows: [{ now: new Date('2000-01-01') }] }) } as unknown as PlatformKit['pool'];
  expect(await plausibleNow({ ...kit, pool })).toBeUndefined();
});

test('keeps how long the token of an application lasts', async () => {
  await platform.logIn();
  await run(`update session set created_at = $1, expires_at = $2`, [at(0), at(14 * 86_400)]);
  await correctFutureTimes(kit, migrations);
  expect(await secondsFromNow('select expires_at as time from session')).toEqual([14 * 86_400]);
  await run(`update session set created_at = '2036-01-01', expires_at = '2036-01-15'`);
  await correctFutureTimes(kit, migrations);
  expect(await secondsFromNow('select expires_at as time from session')).toEqual([14 * 86_400]);
  await run('delete from session');
});

test('logs in again, as the session of a clock ahead counts from now', async () => {
  const token = await platform.logIn();
  await run(`update session set created_at = '2036-01-01', last_seen_at = '2036-01-01'`);
  await run(`update user_secret set changed_at = '2036-01-01'`);
  await correctFutureTimes(kit, migrations);
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
  expect(await secondsFromNow('select created_at as time from session')).toEqual([0]);
  expect(await secondsFromNow('select last_seen_at as time from session')).toEqual([0]);
  expect(await secondsFromNow('select changed_at as time from user_secret')).toEqual([0]);
  platform.clock.advance({ seconds: 15 * 86_400 });
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(401);
});
