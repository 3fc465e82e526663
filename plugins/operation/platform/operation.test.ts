import { hostname } from 'node:os';
import { aViewer, createTestPlatform, type Send, sender, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformPlugin } from '.';
import { deleteOld } from './replica/delete-old';
import { createHeartbeat } from './replica/heartbeat';
import { serversWithFolder } from './replica/servers-with-folder';
import { isStoredElsewhere } from './replica/stored-elsewhere';

const kindOfJob = { type: 'data', permissions: { view: 'backup.view', start: 'backup.export' } };
/** Stands for the plug-ins that have cycles and services. */
const other: PlatformPlugin = {
  id: 'other',
  register: (_rest, { jobs }) => void jobs.define('copy', kindOfJob),
  operation: {
    scheduled: async () => [
      { id: 'a', name: 'Nightly', kind: 'other::copy', project: 'default' },
      { id: 'b', name: 'Weekly', kind: 'other::copy', project: 'mill' },
      { id: 'c', name: 'Database', kind: 'other::copy' },
    ],
    services: async () => [{ title: 'other::mail', succeeded: 2, failed: 1 }],
    figures: async ({ query }) => query("select 'other::rows' as title, 3 as value, 'count' as unit"),
  },
};

let platform: TestPlatform;
let send: Send;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin, other] });
  send = sender(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from operation_replica; delete from operation_action; delete from document');
});

test.each(['', '/history', '/database', '/sessions', '/work', '/locked', '/checks', '/actions', '/bundle'])(
  'GET operation%s needs the permission',
  async (path) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['setting.edit']) });
    expect(await send('GET', `operation${path}`)).toMatchObject({ status: 401, body: { detail: 'operation.edit' } });
  },
);

test('shows running, stopped and gone replicas', async () => {
  const { kit, clock } = platform;
  const [running, stopped, gone] = [createHeartbeat(kit), createHeartbeat(kit), createHeartbeat(kit)];
  await stopped.beat();
  await stopped.end();
  await gone.beat();
  clock.advance({ seconds: 46 });
  await running.beat();
  const { body } = await send('GET', 'operation');
  expect(body['replicas']).toMatchObject([
    { id: running.id, state: 'running', version: kit.product.version, pid: process.pid, isThis: false },
    { state: expect.stringMatching(/stopped|gone/) },
    { state: expect.stringMatching(/stopped|gone/) },
  ]);
  expect(body['replicas']).toContainEqual(expect.objectContaining({ id: gone.id, state: 'gone' }));
  expect(body['replicas']).toContainEqual(expect.objectContaining({ id: stopped.id, state: 'stopped' }));
  expect(body).toMatchObject({ figures: [{ title: 'other::rows', value: 3 }], disk: { free: expect.any(Number) } });
  expect(body).toMatchObject({ store: { isBucket: false, isUsable: true } });
  await Promise.all([running.end(), gone.end()]);
});

test('names the running servers that read the data folder, those of earlier versions among them', async () => {
  const { kit, clock } = platform;
  const create = (hasBucket: boolean) => createHeartbeat({ ...kit, hasBucket });
  const [gone, ended, inFolder, inBucket] = [create(false), create(false), create(false), create(true)];
  await gone.beat();
  clock.advance({ seconds: 46 });
  for (const each of [ended, inFolder, inBucket]) await each.beat();
  await ended.end();
  // As an earlier version writes it.
  await kit.pool.query(
    `insert into operation_replica (id, version, host, pid, started_at, seen_at)
     values (gen_random_uuid(), '0.1.0', 'earlier', 7, $1, $1)`,
    [new Date(clock.now())],
  );
  const own = `${hostname()} ${process.pid}`;
  expect((await serversWithFolder(kit)).toSorted()).toEqual([own, 'earlier 7'].toSorted());
  clock.advance({ seconds: 44 });
  await inFolder.beat();
  clock.advance({ seconds: 2 });
  expect(await serversWithFolder(kit)).toEqual([own]);
  await Promise.all([gone, inFolder, inBucket].map((each) => each.end()));
});

test('counts a server as one that stores archives while it runs and has stored one lately', async () => {
  const { kit, clock } = platform;
  const heartbeat = createHeartbeat(kit);
  const storedBefore = async (seconds: number) => {
    await kit.pool.query('update operation_replica set stored_at = now() - make_interval(secs => $1)', [seconds]);
    return isStoredElsewhere(kit, { seconds: 3600 });
  };
  await heartbeat.beat();
  expect(await storedBefore(100)).toBe(true);
  // It has lost the store too.
  expect(await storedBefore(200)).toBe(false);
  expect(await storedBefore(100)).toBe(true);
  expect(await isStoredElsewhere(kit, { seconds: 50 })).toBe(false);
  // It was killed.
  clock.advance({ seconds: 46 });
  expect(await storedBefore(100)).toBe(false);
  await heartbeat.end();
});

test('adds up the requests of all replicas by the templates of their routes', async () => {
  const { kit } = platform;
  kit.figures.take();
  const [one, two] = [createHeartbeat(kit), createHeartbeat(kit)];
  await send('GET', 'operation/history');
  await one.beat();
  await send('GET', 'operation/history');
  kit.figures.count({ route: 'GET /rest/core/backup/:id', status: 500, milliseconds: 800 });
  await two.beat();
  const { body } = await fresh('operation');
  kit.figures.count({ route: 'GET /later', status: 200, milliseconds: 1 });
  await one.beat();
  expect((await send('GET', 'operation')).body).toEqual(body);
  expect(body['routes']).toEqual([
    { route: 'GET /rest/core/backup/:id', count: 1, errors: 1, p50: expect.any(Number), p99: expect.any(Number) },
    {
      route: 'GET /rest/core/operation/history',
      count: 2,
      errors: 0,
      p50: expect.any(Number),
      p99: expect.any(Number),
    },
  ]);
  await Promise.all([one.end(), two.end()]);
});

test('draws the history of each replica, and keeps a day of it', async () => {
  const { kit, clock } = platform;
  const heartbeat = createHeartbeat(kit);
  for (const milliseconds of [10, 20, 30]) {
    kit.figures.count({ route: 'GET /a', status: 200, milliseconds });
    clock.advance({ seconds: 60 });
    await heartbeat.beat();
  }
  const { body } = await fresh('operation/history');
  expect(body).toMatchObject({ seconds: 30, replicas: [{ id: heartbeat.id, points: [{}, {}, {}] }] });
  const day = encodeURIComponent(JSON.stringify({ period: 'day' }));
  expect((await send('GET', `operation/history?query=${day}`)).body).toMatchObject({ seconds: 600 });
  const week = encodeURIComponent(JSON.stringify({ period: 'week' }));
  expect((await send('GET', `operation/history?query=${week}`)).status).toBe(400);
  clock.advance({ seconds: 86_400 - 150 });
  await deleteOld(kit);
  const kept = await kit.pool.query('select from operation_sample');
  expect(kept.rowCount).toBe(2);
  clock.advance({ seconds: 86_400 });
  await deleteOld(kit);
  expect((await kit.pool.query('select from operation_replica')).rowCount).toBe(0);
  await heartbeat.end();
});

test('ends the sessions of a user, those of a super administrator for another one only', async () => {
  const { kit } = platform;
  const ended = async (userId: string) => (await send('POST', 'operation/endSessions', { userId })).status;
  const superId = String(platform.viewer?.userId);
  await send('GET', 'operation/work');
  platform.viewer = aViewer({ userId: 'b'.repeat(24), isSuper: false, permissions: new Set(['setting.edit']) });
  expect(await ended('c'.repeat(24))).toBe(401);
  platform.viewer = aViewer({ userId: 'b'.repeat(24), isSuper: false, permissions: new Set(['operation.edit']) });
  expect((await kit.currentViewer(superId))?.isSuper).toBe(true);
  expect(await ended(superId)).toBe(401);
  expect(platform.endedSessionsOf).toEqual([]);
  expect(await ended('c'.repeat(24))).toBe(200);
  platform.viewer = aViewer();
  expect(await ended(superId)).toBe(200);
  expect(platform.endedSessionsOf).toEqual(['c'.repeat(24), superId]);
});

test('describes the database', async () => {
  const { body } = await fresh('operation/database');
  expect(body).toMatchObject({ version: expect.stringMatching(/^\d+/), maxConnections: expect.any(Number) });
  expect(body['tables']).toContainEqual(expect.objectContaining({ name: 'operation_sample' }));
});

test('shows work of the projects that the user may enter, and aborts their jobs', async () => {
  const { kit } = platform;
  let isAborted = false;
  const { id, done } = await kit.jobs.start({
    kind: 'copy',
    target: { project: 'default', name: 'A copy' },
    creator: 'ada',
    language: 'en',
    run: ({ signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason as Error);
        }),
      ),
  });
  const permissions = new Set(['operation.edit', 'backup.view']);
  platform.viewer = aViewer({ isSuper: false, permissions, projects: new Set(['default']) });
  const blocked = JSON.stringify({ phase: 'blocked', content: 'No way to the bucket' });
  await kit.pool.query('update document set body = body || $2 where id = $1', [id, blocked]);
  const { body } = await fresh('operation/work');
  expect(body['jobs']).toMatchObject([{ phase: 'blocked', cause: 'No way to the bucket' }]);
  expect(body).toEqual({
    jobs: [expect.objectContaining({ id, name: 'A copy', kind: 'copy', creator: 'ada', canAbort: false })],
    scheduled: [expect.objectContaining({ id: 'a' }), expect.objectContaining({ id: 'c' })],
    services: [{ title: 'other::mail', succeeded: 2, failed: 1 }],
  });
  expect((await send('POST', 'operation/abort', { project: 'default', id })).status).toBe(401);
  platform.viewer = aViewer({
    isSuper: false,
    permissions: new Set(['operation.edit']),
    projects: new Set(['default']),
  });
  expect((await send('GET', 'operation/work')).body).toMatchObject({ jobs: [] });
  expect((await send('POST', 'operation/abort', { project: 'default', id })).status).toBe(401);
  platform.viewer = aViewer({ isSuper: false, permissions: permissions.add('backup.export') });
  expect((await send('GET', 'operation/work')).body).toMatchObject({ jobs: [{ id, canAbort: true }] });
  expect((await send('POST', 'operation/abort', { project: 'default', id })).status).toBe(200);
  await done.catch(() => undefined);
  expect(isAborted).toBe(true);
  expect((await send('POST', 'operation/abort', { project: 'mill', id: 'none' })).status).toBe(400);
});

/** After the time for which a reading is kept. */
async function fresh(path: string) {
  platform.clock.advance({ seconds: 60 });
  return send('GET', path);
}
