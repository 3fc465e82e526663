import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import type { ClientQueries } from '../contract';
import { createClientQueries } from './client-queries';
import { queryLimits } from './query-limits';

let open: TestDatabase;
let queries: ClientQueries | undefined;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterEach(() => queries?.close());
afterAll(() => open.close());

const never = new AbortController().signal;
const owner = { userId: 'ada', signal: never };
const sleep = { text: 'select pg_sleep(30)' };

function withLimits(limits: Partial<Record<keyof typeof queryLimits, number>>): ClientQueries {
  queries = createClientQueries({ ...open, limits: { ...queryLimits, ...limits } });
  return queries;
}

/** Waits until the database runs this number of sleeping queries. */
async function untilSleeping(count: number): Promise<void> {
  for (;;) {
    const { rows } = await open.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and state = 'active' and query = $1`,
      [sleep.text],
    );
    if (rows[0]?.count === count) return;
  }
}

test('ends a query that takes too long, and answers its sender an error', async () => {
  await expect(withLimits({ milliseconds: 50 }).run(owner, sleep)).rejects.toMatchObject({
    errorName: 'malformedQuery',
    options: { detail: 'filter: takes longer than 0.05 seconds' },
  });
});

test('passes other errors on and keeps working', async () => {
  const run = withLimits({ atOnce: 1 });
  await expect(run.run(owner, { text: 'select missing' })).rejects.toThrow('missing');
  expect(await run.run(owner, { text: 'select $1::int as one', values: [1] })).toEqual([{ one: 1 }]);
});

test('cancels in the database the query of a request that has closed', async () => {
  const closed = new AbortController();
  const running = withLimits({ milliseconds: 60_000 }).run({ userId: 'ada', signal: closed.signal }, sleep);
  const ended = running.catch((error: unknown) => error);
  await untilSleeping(1);
  closed.abort();
  expect(await ended).toMatchObject({ errorName: 'requestClosed' });
  await untilSleeping(0);
});

test('never starts the waiting query of a request that has closed', async () => {
  const run = withLimits({ atOnce: 1, milliseconds: 60_000 });
  const first = new AbortController();
  const second = new AbortController();
  const running = run.run({ userId: 'ada', signal: first.signal }, sleep).catch(() => 'closed');
  const waiting = run.run({ userId: 'ada', signal: second.signal }, { text: 'create table never_made ()' });
  const ended = waiting.catch((error: unknown) => error);
  await untilSleeping(1);
  second.abort();
  expect(await ended).toMatchObject({ errorName: 'requestClosed' });
  first.abort();
  expect(await running).toBe('closed');
  expect(await run.run(owner, { text: `select to_regclass('never_made') as found` })).toEqual([{ found: null }]);
});

test('answers another user while one user’s slow queries run and wait', async () => {
  const run = withLimits({ milliseconds: 60_000 });
  const requests = Array.from({ length: 24 }, () => new AbortController());
  const slow = requests.map(({ signal }) => run.run({ userId: 'ada', signal }, sleep).catch(() => 'closed'));
  await untilSleeping(queryLimits.atOncePerUser);
  expect(await run.run({ userId: 'bob', signal: never }, { text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  for (const request of requests) request.abort();
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 24 }, () => 'closed'));
});

test('short queries of one user pass long ones of many others', async () => {
  const run = withLimits({ milliseconds: 60_000 });
  const short = { text: 'select 2 as two' };
  await run.run(owner, short);
  const ended: string[] = [];
  const closed = new AbortController();
  const long = Array.from({ length: 6 }, (_, user) =>
    run.run({ userId: `long-${user}`, signal: closed.signal }, sleep).catch(() => ended.push('long')),
  );
  await untilSleeping(queryLimits.longAtOnce);
  await run.run({ userId: 'bob', signal: never }, short);
  ended.push('short');
  closed.abort();
  await Promise.all(long);
  expect(ended[0]).toBe('short');
});

test('a query that takes long waits with the long ones the next time', async () => {
  const run = withLimits({ atOnce: 2, longAtOnce: 1, shortMilliseconds: 50, milliseconds: 60_000 });
  const sometimes = (seconds: number) => ({ text: 'select pg_sleep($1)', values: [seconds] });
  const short = { text: 'select 3 as three' };
  await run.run(owner, short);
  await run.run(owner, sometimes(0));
  await run.run(owner, sometimes(0.1));
  const closed = new AbortController();
  const order: string[] = [];
  const first = run.run({ userId: 'bob', signal: closed.signal }, sleep).catch(() => order.push('long'));
  await untilSleeping(1);
  const second = run.run(owner, sometimes(0)).then(() => order.push('sometimes long'));
  // Was started later, and ends first.
  await run.run(owner, short);
  closed.abort();
  await Promise.all([first, second]);
  expect(order).toEqual(['long', 'sometimes long']);
});
