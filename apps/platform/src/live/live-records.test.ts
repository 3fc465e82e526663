import type { JsonObject } from '@signalbox/schemas';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

/** Two replicas on one PostgreSQL. */
let here: RunningPlatform;
let there: RunningPlatform;
let token: string;
let model: string;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  here = await runPlatform();
  there = await runPlatform({ databaseUrl: here.databaseUrl, variables: { DATA_DIR: here.kit.dataDir } });
  token = await here.logIn();
  const custom = { schema: { type: 'object', properties: { name: { type: 'string' } } } };
  const { body } = await here.send('POST', 'core/model', { token, body: { name: 'Pump', key: 'pump', custom } });
  model = String(body['InsertedID']);
  await there.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await there.close();
  await here.close();
});

/** The frames of a list that is open on the other replica. */
async function openList(as: string, list = 'pump') {
  const { port } = there.app.server.address() as { port: number };
  const search = new URLSearchParams({ token: as, 'x-request-project': 'default' });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/record?${search}`);
  sockets.push(socket);
  const seen = { frames: [] as JsonObject[], closed: '' };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: JsonObject }).data));
  socket.on('close', (_code, reason) => (seen.closed = String(reason)));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'query', data: { model: list } }));
  return seen;
}

test('an open list on another replica learns of records that are created and changed one by one or in bulk', async () => {
  const seen = await openList(token);
  const idsIn = (kind: string) => seen.frames.flatMap((frame) => frame[kind] as string[]);
  const ids: string[] = [];
  // A list that has just connected may miss a record: it reads its page after it has connected.
  await vi.waitFor(async () => {
    const { body } = await here.send('POST', `core/record/${model}`, { token, body: { name: 'North' } });
    ids.push(String(body['InsertedID']));
    expect(idsIn('created').length).toBeGreaterThan(0);
  }, 20_000);
  const [first = ''] = ids;
  await here.send('PATCH', `core/record/pump/${first}`, { token, body: { name: 'South' } });
  await vi.waitFor(() => expect(idsIn('changed')).toContain(first), 10_000);
  await here.send('POST', 'core/record/pump/bulk', { token, body: { action: 'delete', filter: {} } });
  await vi.waitFor(() => expect(idsIn('deleted').toSorted()).toEqual(ids.toSorted()), 20_000);
});

test('a user who may not list the records learns nothing', async () => {
  await here.addUser({ username: 'bob', permissions: ['pump.edit', 'tank.view'] });
  const seen = await openList(await here.logIn('bob', 'a fine password'));
  await vi.waitFor(() => expect(seen.closed).toBe('forbidden'), 10_000);
  expect(seen.frames).toEqual([]);
});

test.each([
  // The list of models itself is open without their feature.
  ['notice', ['core/notice/log', 'core/user', 'core/model'], ['pump']],
  ['model', ['pump', 'core/role'], ['core/notice/log']],
])('with the feature %s alone, lists of other features are closed', async (feature, open, closed) => {
  await installTestLicense(here.kit, { feature: [feature] });
  const followed = { created: [], changed: [], deleted: [], isAll: false };
  for (const list of open) {
    const seen = await openList(token, list);
    await vi.waitFor(() => expect(seen.frames).toEqual([followed]), 10_000);
  }
  for (const list of closed) {
    const seen = await openList(token, list);
    await vi.waitFor(() => expect(seen.closed).toBe('forbidden'), 10_000);
    expect(seen.frames).toEqual([]);
  }
});
