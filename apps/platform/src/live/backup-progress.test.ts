import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

/** Two replicas on one PostgreSQL and one data folder. */
let here: RunningPlatform;
let there: RunningPlatform;
let token: string;
let sockets: WebSocket[] = [];
/** Its backup takes seconds. */
const largeFile = () => join(here.kit.dataDir, 'media', 'large.bin');
/** Its backup takes so long that a test can abort it, also on a busy machine. */
const enlargeFile = () => truncateSync(largeFile(), 2 ** 32);
beforeEach(async () => {
  here = await runPlatform();
  there = await runPlatform({ databaseUrl: here.databaseUrl, variables: { DATA_DIR: here.kit.dataDir } });
  token = await here.logIn();
  mkdirSync(join(here.kit.dataDir, 'media'), { recursive: true });
  writeFileSync(largeFile(), '');
  truncateSync(largeFile(), 2 ** 29);
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await there.close();
  await here.close();
});

interface Subscription {
  type: string;
  query?: JsonObject;
  as?: string;
  project?: string;
}

/** The frames of a subscription on one replica. */
async function listen(
  replica: RunningPlatform,
  { type, query = {}, as = token, project = 'default' }: Subscription,
): Promise<{ frames: JsonObject[]; closed: string }> {
  const at = replica.app.server.listening
    ? `http://127.0.0.1:${(replica.app.server.address() as { port: number }).port}`
    : await replica.app.listen({ port: 0, host: '127.0.0.1' });
  const search = new URLSearchParams({ token: as, 'x-request-project': project });
  const socket = new WebSocket(`${at.replace('http', 'ws')}/ws/${type}?${search}`);
  sockets.push(socket);
  const seen = { frames: [] as JsonObject[], closed: '' };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: JsonObject }).data));
  socket.on('close', (_code, reason) => (seen.closed = String(reason)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'query', data: query }));
  return seen;
}

const follow = (replica: RunningPlatform, requestid: string, as = token) =>
  listen(replica, { type: 'historycomputed', query: { projectId: 'default', requestid }, as });

const exportUrl = `core/backup/export?query=${encodeURIComponent('{"name":"Nightly","item":{"fileServer":true}}')}`;
const filesLeft = () => {
  const folder = join(here.kit.dataDir, 'backups');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
};

test('every replica sends the progress of a backup to its end, and its current state to a late subscriber', async () => {
  const { body } = await here.send('GET', exportUrl, { token });
  const id = String(body['id']);
  const seen = await follow(there, id);
  await vi.waitFor(() => expect(seen.frames.at(-1)).toMatchObject({ progress: 1, status: 'finish' }), 30_000);
  const progress = seen.frames.map((frame) => Number(frame['progress']));
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.slice(0, -1).every((each) => each < 1)).toBe(true);
  expect(progress.length).toBeGreaterThan(2);
  const late = await follow(here, id);
  await vi.waitFor(() => expect(late.frames).toEqual([{ progress: 1, status: 'finish', phase: '' }]));
});

test('two replicas run one job at a time, and either can stop the job of the other', async () => {
  enlargeFile();
  const { body } = await here.send('GET', exportUrl, { token });
  const id = String(body['id']);
  const seen = await follow(there, id);
  for (const project of ['default', 'north']) {
    const rejected = await there.send('GET', exportUrl, { token, headers: { 'x-request-project': project } });
    expect(rejected.body).toMatchObject({ message: expect.stringContaining('Another job is running: Nightly') });
  }
  const list = await there.send(
    'GET',
    `core/taskmanager?query=${encodeURIComponent('{"sort":{"startTime":-1},"limit":15,"filter":{"status":"ongoing","type":"backup-data"}}')}`,
    { token },
  );
  expect(list.body).toMatchObject([{ id, name: 'Nightly' }]);
  await there.send('PATCH', `core/taskmanager/${id}`, { token, body: { status: 'pause', id } });
  await vi.waitFor(() => expect(seen.frames.at(-1)).toMatchObject({ status: 'pause' }), 5_000);
  expect(filesLeft()).toEqual([]);
  expect((await there.send('GET', exportUrl, { token })).status).toBe(200);
});

test('a server that stops hands its backup back, and a console sees another one make it again', async () => {
  const { body } = await there.send('GET', exportUrl, { token });
  const id = String(body['id']);
  const seen = await follow(here, id);
  await vi.waitFor(() => expect(Number(seen.frames.at(-1)?.['progress'])).toBeGreaterThan(0), 30_000);
  await there.stop();
  await vi.waitFor(() => expect(seen.frames.at(-1)).toMatchObject({ progress: 1, status: 'finish' }), 60_000);
  const phases = [...new Set(seen.frames.map(({ phase }) => phase))];
  expect(phases).toEqual(['', 'handedBack', 'repeated']);
  expect((await here.send('GET', `core/backup/${id}`, { token })).body).toMatchObject({ status: 'succeed' });
  expect(filesLeft().map(({ name }) => name)).toEqual([`${id}.zip`]);
});

test('a user without a permission for backups cannot follow one', async () => {
  await here.addUser({ username: 'bob', permissions: ['setting.view'] });
  const { body } = await here.send('GET', exportUrl, { token });
  const seen = await follow(here, String(body['id']), await here.logIn('bob', 'a fine password'));
  await vi.waitFor(() => expect(seen.closed).toBe('forbidden'));
  expect(seen.frames).toEqual([]);
});

test('a user cannot follow a task of a kind that they may not see, finished or running', async () => {
  await here.addUser({ username: 'dba', permissions: ['dbBackup.view', 'backup.view'] });
  await here.addUser({ username: 'dbo', permissions: ['dbBackup.view'] });
  const [sees, seesNot] = [await here.logIn('dba', 'a fine password'), await here.logIn('dbo', 'a fine password')];
  const early = await follow(there, 'aaaa', seesNot);
  const { body } = await here.send('GET', exportUrl, { token });
  const id = String(body['id']);
  const [seen, rejected] = [await follow(there, id, sees), await follow(here, id, seesNot)];
  await vi.waitFor(() => expect(rejected.closed).toBe('forbidden'));
  await vi.waitFor(() => expect(seen.frames.at(-1)).toMatchObject({ status: 'finish' }), 30_000);
  const late = await follow(here, id, seesNot);
  await vi.waitFor(() => expect(late.closed).toBe('forbidden'));
  expect([...rejected.frames, ...late.frames, ...early.frames]).toEqual([]);
});

describe('a started job', () => {
  const databaseUrl = `core/dbBackup/export?query=${encodeURIComponent('{"name":"Whole","item":{"mongodb":true},"moduleRules":{"document":0}}')}`;
  const fullUrl = databaseUrl.replace('document', 'timeseries_record');
  const ended = (id: unknown, status: 'finish' | 'pause') =>
    vi.waitFor(
      async () =>
        expect((await here.send('GET', `core/taskmanager/${String(id)}`, { token })).body).toMatchObject({ status }),
      30_000,
    );
  const userWith = async (username: string, permissions: string[]) => {
    await here.addUser({ username, permissions });
    return here.logIn(username, 'a fine password');
  };

  test('is sent on every replica to the consoles of its project, and to those that connect later', async () => {
    enlargeFile();
    const seen = await listen(there, { type: 'taskmanager' });
    const elsewhere = await listen(there, { type: 'taskmanager', project: 'north' });
    const { body } = await here.send('GET', exportUrl, { token });
    const notice = { id: body['id'], type: 'backup-data', mark: 'backup', name: 'Nightly' };
    await vi.waitFor(() => expect(seen.frames).toEqual([notice]));
    const late = await listen(there, { type: 'taskmanager' });
    await vi.waitFor(() => expect(late.frames).toEqual([notice]));
    await here.send('PATCH', `core/taskmanager/${String(body['id'])}`, { token, body: { status: 'pause' } });
    await ended(body['id'], 'pause');
    const next = await here.send('GET', databaseUrl, { token });
    const ofDatabase = { id: next.body['id'], mark: 'databaseBackup' };
    await vi.waitFor(() => expect(seen.frames).toMatchObject([notice, ofDatabase]));
    await vi.waitFor(() => expect(elsewhere.frames).toMatchObject([ofDatabase]));
    await ended(next.body['id'], 'finish');
  });

  test('of the whole database is sent in every project to users who may see it, and can be followed and stopped there', async () => {
    const [dba, keeper] = [
      await userWith('dba', ['dbBackup.view', 'dbBackup.export']),
      await userWith('k', ['backup.view']),
    ];
    const north = { 'x-request-project': 'north' };
    const seen = await listen(there, { type: 'taskmanager', project: 'north', as: dba });
    const rejected = await listen(there, { type: 'taskmanager', project: 'north', as: keeper });
    const holder = await here.kit.pool.connect();
    try {
      // Keeps it from finishing.
      await holder.query('begin; lock table timeseries_record in access exclusive mode');
      const { body } = await here.send('GET', fullUrl, { token });
      const id = String(body['id']);
      const notice = { id, type: 'backup-database', mark: 'databaseBackup', name: 'Whole' };
      await vi.waitFor(() => expect(seen.frames).toEqual([notice]));
      const late = await listen(there, { type: 'taskmanager', project: 'south', as: dba });
      await vi.waitFor(() => expect(late.frames).toEqual([notice]));
      const query = { projectId: 'north', requestid: id };
      const updates = await listen(there, { type: 'historycomputed', project: 'north', query, as: dba });
      await vi.waitFor(() => expect(updates.frames.at(-1)).toMatchObject({ status: 'ongoing' }));
      const hidden = await listen(there, { type: 'historycomputed', project: 'north', query, as: keeper });
      await vi.waitFor(() => expect(hidden.closed).toBe('forbidden'));
      const asked = (as: string) => there.send('GET', `core/taskmanager/${id}`, { token: as, headers: north });
      expect((await asked(dba)).body).toMatchObject({ id, status: 'ongoing' });
      expect((await asked(keeper)).status).toBe(401);
      const stop = (as: string) =>
        there.send('PATCH', `core/taskmanager/${id}`, { token: as, headers: north, body: { status: 'pause', id } });
      expect((await stop(keeper)).status).toBe(401);
      expect((await stop(dba)).status).toBe(200);
      await holder.query('rollback');
      await vi.waitFor(() => expect(updates.frames.at(-1)).toMatchObject({ status: 'pause' }), 10_000);
      expect([...rejected.frames, ...hidden.frames]).toEqual([]);
    } finally {
      holder.release(true);
    }
  });

  test('is sent only to users who may see its kind', async () => {
    truncateSync(largeFile(), 1);
    const keeper = await listen(there, { type: 'taskmanager', as: await userWith('keeper', ['backup.view']) });
    const database = await listen(there, { type: 'taskmanager', as: await userWith('dba', ['dbBackup.view']) });
    const unauthorized = await listen(there, { type: 'taskmanager', as: await userWith('bob', ['setting.view']) });
    const backup = await here.send('GET', exportUrl, { token });
    await ended(backup.body['id'], 'finish');
    const whole = await here.send('GET', databaseUrl, { token });
    await ended(whole.body['id'], 'finish');
    await vi.waitFor(() => expect(database.frames).toMatchObject([{ id: whole.body['id'] }]));
    await vi.waitFor(() => expect(keeper.frames).toMatchObject([{ id: backup.body['id'] }]));
    expect(unauthorized.frames).toEqual([]);
  });
});
