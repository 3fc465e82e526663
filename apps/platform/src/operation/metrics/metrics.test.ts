import { installTestLicense, licenseTime } from '@signalbox/platform-kit/testing';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

const token = 'only for the operator';
const log: string[] = [];
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await runPlatform({ variables: { OPERATOR_TOKEN: token }, log });
});
afterAll(() => platform.close());

const scrape = (authorization = `Bearer ${token}`, { app } = platform) =>
  app.inject({ url: '/metrics', headers: { authorization } });
const lines = async (start: string) =>
  (await scrape()).body.split('\n').filter((line) => line.startsWith(start) && !line.startsWith('#'));
const valueOf = async (series: string) => {
  const [line] = await lines(`${series} `);
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('answers to the operator only, without a line in the log', async () => {
  for (const authorization of ['', 'Bearer wrong', token]) {
    const { statusCode, headers, body } = await scrape(authorization);
    expect([statusCode, headers['www-authenticate'], body.includes('signalbox_')]).toEqual([401, 'Bearer', false]);
  }
  const { statusCode, headers } = await scrape();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(log.filter((line) => line.includes('/metrics'))).toEqual([]);
});

test('answers to no one without a token', async () => {
  const other = await runPlatform();
  expect((await scrape('Bearer ', other)).statusCode).toBe(401);
  expect((await scrape('Bearer undefined', other)).statusCode).toBe(401);
  await other.close();
});

test('counts requests by the templates of their routes', async () => {
  const login = await platform.logIn();
  await platform.send('GET', 'core/backup/5f0000000000000000000001?secret=x', { token: login });
  await platform.send('GET', 'core/backup/5f0000000000000000000002', { token: login });
  await platform.app.inject({ url: '/rest/no/such/route' });
  const counted = await lines('signalbox_http_requests_total');
  expect(counted).toContain('signalbox_http_requests_total{method="GET",route="/rest/core/backup/:id",status="400"} 2');
  expect(counted.join('\n')).not.toMatch(/5f0000|secret|such/);
  expect(
    await valueOf('signalbox_http_request_duration_seconds_count{method="POST",route="/rest/core/auth/login"}'),
  ).toBe(1);
});

test('counts what plug-ins count on this server', async () => {
  const labels = { provider: 'email', outcome: 'accepted' };
  platform.kit.figures.countUp('signalbox_notice_sends_total', labels);
  platform.kit.figures.countUp('signalbox_notice_sends_total', labels);
  platform.kit.figures.countUp('signalbox_notice_sends_total', { ...labels, outcome: 'failed' });
  expect(await lines('signalbox_notice_sends_total')).toEqual([
    'signalbox_notice_sends_total{provider="email",outcome="accepted"} 2',
    'signalbox_notice_sends_total{provider="email",outcome="failed"} 1',
  ]);
});

test('shows live connections, the pool, the version and the process', async () => {
  const login = await platform.logIn();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/session?token=${login}`);
  await once(socket, 'open');
  expect(await valueOf('signalbox_live_connections')).toBe(1);
  socket.close();
  await expect.poll(() => valueOf('signalbox_live_connections')).toBe(0);
  expect(await valueOf('signalbox_database_pool_connections')).toBeGreaterThan(0);
  expect(await valueOf('signalbox_database_pool_max_connections')).toBe(10);
  expect(await valueOf('signalbox_data_free_bytes')).toBeGreaterThan(0);
  expect(await valueOf('signalbox_data_size_bytes')).toBeGreaterThan(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await lines('signalbox_info')).toHaveLength(1);
});

test('reads the figures of the platform and of plug-ins from the database', async () => {
  const other = await runPlatform({ variables: { OPERATOR_TOKEN: token }, databaseUrl: platform.databaseUrl });
  // Each of them would send the message, and end the job of no process.
  for (const each of [platform, other]) await each.kit.intervals.close();
  const now = other.clock.now();
  const day = 86_400_000;
  const document = (collection: string, id: string, body: object) =>
    other.kit.pool.query(`insert into document (project, collection, id, body) values ('default', $1, $2, $3)`, [
      collection,
      id,
      body,
    ]);
  const backup = { type: 'export', origin: 'cycle', createTime: '2026-01-02T00:00:00.000Z', status: 'succeed' };
  const expireTime = licenseTime(now + 20 * day);
  await installTestLicense(other.kit, { expireTime, feature: [] });
  await document('taskmanager', 'job', { status: 'ongoing', mark: 'backup' });
  await document('taskmanager', 'done', { status: 'finish', mark: 'backup' });
  await document('backup', 'a', { ...backup, verified: { time: '2026-01-03T00:00:00.000Z', isWhole: true } });
  await document('backup', 'b', { ...backup, createTime: '2026-01-04T00:00:00.000Z', status: 'fail' });
  await document('backup', 'c', { ...backup, createTime: '2026-01-05T00:00:00.000Z', status: 'ongoing' });
  await document('backup', 'd', { ...backup, createTime: '2026-01-06T00:00:00.000Z', origin: 'safety' });
  await other.kit.pool.query(
    `insert into notice_message (project, id, created_at, provider, recipient, content, status, due_at)
     values ('default', 'm', now(), 'email', 'x', '{}', 'queued', $1)`,
    [new Date(now - 90_000)],
  );
  await other.logIn();
  const groups = ['sessions', 'jobs', 'licenses', 'backups', 'notices'];
  // The database cancels a statement that a busy machine delays.
  const isRead = (text: string) => groups.every((group) => text.includes(`signalbox_figures_up{group="${group}"} 1`));
  let body = '';
  await expect.poll(async () => isRead((body = (await scrape(undefined, other)).body))).toBe(true);
  await other.close();
  const figures = body.split('\n').filter((line) => /^signalbox_(sess|jobs|backup|notice|license)/.test(line));
  expect(figures).toEqual(
    expect.arrayContaining([
      'signalbox_jobs_running{kind="backup"} 1',
      'signalbox_backup_last_success_timestamp_seconds{target="default"} 1767312000',
      'signalbox_backup_last_succeeded{target="default"} 0',
      'signalbox_backup_last_verified_intact{target="default"} 1',
      'signalbox_notice_messages{status="queued"} 1',
      'signalbox_notice_messages{status="sending"} 0',
      'signalbox_notice_overdue_seconds 90',
      `signalbox_license_remaining_seconds{project="default"} ${Math.floor((Date.parse(expireTime) - now) / 1000)}`,
    ]),
  );
  expect(figures.find((line) => line.startsWith('signalbox_sessions_active'))).toMatch(/ [1-9]\d*$/);
});

test('goes on without the figures of a group that cannot be read', async () => {
  const failing = { name: 'failing', gauges: { signalbox_failing: { help: 'None' } } };
  const other = await runPlatform({
    variables: { OPERATOR_TOKEN: token },
    plugins: [
      {
        id: 'failing',
        register: () => undefined,
        gauges: [{ ...failing, read: ({ query }) => query('select pg_sleep(60)') }],
      },
    ],
  });
  let body = '';
  // The database cancels a statement that a busy machine delays.
  const up = ['sessions', 'jobs'].map((group) => `signalbox_figures_up{group="${group}"} 1`);
  await expect
    .poll(async () => (body = (await scrape(undefined, other)).body).split('\n'))
    .toEqual(expect.arrayContaining(up));
  await other.close();
  expect(body).toContain('signalbox_figures_up{group="failing"} 0');
  expect(body).not.toMatch(/^signalbox_failing/m);
  expect(body).toMatch(/^signalbox_sessions_active 0$/m);
});
