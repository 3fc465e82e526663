import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rejectFull } from './readiness';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

const token = 'only for the operator';
const log: string[] = [];
let platform: RunningPlatform;

beforeEach(async () => {
  log.length = 0;
  platform = await runPlatform({ variables: { OPERATOR_TOKEN: token }, log });
});
afterEach(() => platform.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await platform.app.inject({ url, headers });
  return { statusCode, body };
};
/** Status and answer of the readiness probe. On a busy machine a check may reach its limit of 3 s, so tests poll. */
const readiness = async (headers?: Record<string, string>) => {
  const { statusCode, body } = await get('/readyz', headers);
  return [statusCode, JSON.parse(body)];
};
/** Whether a line of the log says that the server is not ready for this reason. */
const hasLogged = (reason: string) => log.some((line) => line.includes('not ready') && line.includes(reason));
const ofOperator = { authorization: `Bearer ${token}` };
const allOk = { database: 'ok', migrations: 'ok', storage: 'ok', archives: 'ok', traffic: 'ok' };

test('says that it lives and is ready, without a login and without a line in the log', async () => {
  expect(await get('/livez')).toEqual({ statusCode: 200, body: 'ok\n' });
  await expect.poll(() => readiness()).toEqual([200, { ready: true }]);
  expect(log.filter((line) => line.includes('/readyz') || line.includes('/livez'))).toEqual([]);
});

test('shows the checks to the operator only', async () => {
  for (const authorization of ['', 'Bearer wrong', 'Bearer ', token])
    await expect.poll(() => readiness({ authorization })).toEqual([200, { ready: true }]);
  await expect.poll(() => readiness(ofOperator)).toEqual([200, { ready: true, checks: allOk }]);
});

test('is not ready while its folder cannot be written, and logs the reason', async () => {
  rmSync(platform.kit.dataDir, { recursive: true });
  const checks = { ...allOk, storage: 'failed', archives: 'away' };
  await expect.poll(() => readiness(ofOperator)).toEqual([503, { ready: false, checks }]);
  expect(hasLogged('ENOENT')).toBe(true);
});

test('is not ready, and says that the disk is full', async () => {
  platform.kit.pool.query = (async () => Promise.reject(Object.assign(new Error('x'), { code: '53100' }))) as never;
  const checks = { ...allOk, database: 'full', migrations: 'full' };
  await expect.poll(() => readiness(ofOperator)).toEqual([503, { ready: false, checks }]);
  expect(() => rejectFull({ bavail: 4_095, bsize: 4_096 })).toThrow('has 16773120 bytes left');
  expect(rejectFull({ bavail: 4_096, bsize: 4_096 })).toBeUndefined();
});

test('logs once why a check fails, however often it is asked, and again after it worked', async () => {
  const { pool } = platform.kit;
  const { query } = pool;
  let asked = 0;
  const fails = (reason?: string) => {
    asked = 0;
    pool.query = ((...args: Parameters<typeof query>) => {
      if ((args[0] as unknown) !== 'select 1') return query.apply(pool, args);
      asked += 1;
      return reason === undefined ? query.apply(pool, args) : Promise.reject(new Error(reason));
    }) as typeof query;
  };
  const askTwice = () => expect.poll(async () => (await readiness(), asked), { timeout: 30_000 }).toBeGreaterThan(1);
  const lines = (reason: string) => log.filter((line) => line.includes('not ready') && line.includes(reason)).length;
  for (const [reason, found] of [
    ['gone', 1],
    ['hangs', 1],
    [undefined, 0],
    ['gone', 2],
  ] as const) {
    fails(reason);
    await askTwice();
    if (reason !== undefined) expect(lines(`Error: ${reason}`)).toBe(found);
  }
});

test('is not ready with a migration missing', async () => {
  await platform.kit.pool.query("delete from signalbox_migration where name = 'kit/001-documents'");
  const checks = { ...allOk, migrations: 'failed' };
  await expect.poll(() => readiness(ofOperator)).toEqual([503, { ready: false, checks }]);
});

test('lives, but is not ready, while it drains', async () => {
  await platform.traffic.drain();
  const checks = { ...allOk, traffic: 'draining' };
  await expect.poll(() => readiness(ofOperator)).toEqual([503, { ready: false, checks }]);
  expect((await get('/livez')).statusCode).toBe(200);
});

test('does not ask the database anew for each request', async () => {
  // Work at the start would be counted too.
  await platform.kit.intervals.close();
  let queries = 0;
  const { query } = platform.kit.pool;
  platform.kit.pool.query = ((...args: Parameters<typeof query>) => {
    queries += 1;
    return query.apply(platform.kit.pool, args);
  }) as typeof query;
  await Promise.all(Array.from({ length: 50 }, async () => get('/readyz')));
  // Two for each second that the requests take.
  expect(queries).toBeLessThan(50);
});

/** Another server that has stored an archive so many seconds from now. */
const storesIn = (seconds: number) =>
  platform.kit.pool.query(
    `insert into operation_replica (id, version, host, pid, started_at, seen_at, stored_at)
     values (gen_random_uuid(), '1', 'other', 1, now(), now(), now() + make_interval(secs => $1))`,
    [seconds],
  );

test('is not ready while another server stores archives and this one cannot', async () => {
  platform.kit.archives.tryOut = async () => Promise.reject(new Error('no way to the bucket'));
  // Before this one failed: the bucket may be away for all by now.
  await storesIn(-1);
  const readyWith = (archives: string) => [200, { ready: true, checks: { ...allOk, archives } }];
  await expect.poll(() => readiness(ofOperator)).toEqual(readyWith('away'));
  await storesIn(600);
  const checks = { ...allOk, archives: 'failed' };
  await expect.poll(() => readiness(ofOperator)).toEqual([503, { ready: false, checks }]);
  await platform.kit.pool.query('update operation_replica set drained = true');
  await expect.poll(() => readiness(ofOperator)).toEqual(readyWith('away'));
});

test('stays ready while no server can store archives, and reports it to the operator', async () => {
  const { archives } = platform.kit;
  const { tryOut } = archives;
  archives.tryOut = async () => Promise.reject(new Error('the store is away'));
  const checks = { ...allOk, archives: 'away' };
  await expect.poll(() => readiness(ofOperator)).toEqual([200, { ready: true, checks }]);
  expect(hasLogged('the store is away')).toBe(true);
  archives.tryOut = tryOut;
  await expect.poll(() => readiness(ofOperator)).toEqual([200, { ready: true, checks: allOk }]);
});
