import type { PlatformPlugin } from '@signalbox/platform-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { plugins } from '../plugins';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

/** Answers each query with the permissions that a source sees. */
const mirror: PlatformPlugin = {
  id: 'mirror',
  register: () => undefined,
  live: {
    mirror: (connection) =>
      connection.onQuery(() =>
        connection.send({ isSuper: connection.viewer.isSuper, permissions: [...connection.viewer.permissions] }),
      ),
  },
};

/** Time for a busy machine. On an idle one, the conditions are met at once. */
const waitMs = 10_000;

let platform: RunningPlatform;
let admin: string;
let roleId: string;
let ada: { id: string; token: string };
let port: number;
let sockets: WebSocket[];
beforeEach(async () => {
  sockets = [];
  platform = await runPlatform({ plugins: [mirror, ...plugins] });
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
  admin = await platform.logIn();
  const body = { name: 'Reader', permissions: ['setting.view', 'user.view'] };
  roleId = String((await platform.send('POST', 'core/role', { token: admin, body })).body['InsertedID']);
  const id = await platform.addUser({ username: 'ada', roles: [roleId], permissions: ['role.view'] });
  ada = { id, token: await platform.logIn('ada', 'a fine password') };
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await platform.close();
});

async function open(type: string, token = ada.token) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${type}?token=${encodeURIComponent(token)}`);
  sockets.push(socket);
  const seen = { frames: [] as unknown[], closed: undefined as { code: number; reason: string } | undefined };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: unknown }).data));
  socket.on('close', (code, reason) => (seen.closed = { code, reason: String(reason) }));
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = () => socket.send(JSON.stringify({ type: 'query', data: {} }));
  return { seen, ask };
}

/** A connection that the platform has admitted. */
async function openMirror() {
  const { seen, ask } = await open('mirror');
  ask();
  await vi.waitFor(() => expect(seen.frames).toHaveLength(1), waitMs);
  const last = async () => {
    const count = seen.frames.length;
    ask();
    await vi.waitFor(() => expect(seen.frames.length).toBeGreaterThan(count), waitMs);
    return seen.frames.at(-1);
  };
  return { seen, last };
}

test('an open connection loses the permissions that its role loses, also by another replica', async () => {
  const other = await runPlatform({ databaseUrl: platform.databaseUrl });
  const { seen, last } = await openMirror();
  expect(seen.frames[0]).toEqual({
    isSuper: false,
    permissions: expect.arrayContaining(['setting.view', 'user.view', 'role.view']),
  });
  await other.send('PATCH', `core/role/${roleId}`, { token: admin, body: { permissions: ['user.view'] } });
  await vi.waitFor(
    async () => expect(await last()).toEqual({ isSuper: false, permissions: ['role.view', 'user.view'] }),
    waitMs,
  );
  await other.close();
});

test('an open connection loses and gains the permissions of its user', async () => {
  const { last } = await openMirror();
  const change = (body: object) => platform.send('PATCH', `core/user/${ada.id}`, { token: admin, body });
  await change({ roles: [], permissions: [] });
  await vi.waitFor(async () => expect(await last()).toEqual({ isSuper: false, permissions: [] }), waitMs);
  await change({ isSuper: true });
  await vi.waitFor(async () => expect(await last()).toEqual({ isSuper: true, permissions: [] }), waitMs);
});

test('a user who must choose a new password only has the connections of the page for it', async () => {
  const [before, setting] = [await openMirror(), await open('setting')];
  await platform.set({ userExpand: { needChangePwd: true } });
  await vi.waitFor(async () => {
    await platform.kit.notify('setting', { project: 'default', revision: 1, pointers: [''] });
    expect(before.seen.closed).toEqual({ code: 1000, reason: 'password change' });
    expect(setting.seen.frames.at(-1)).toEqual({ revision: 1, pointers: [''] });
  }, waitMs);
  expect(setting.seen.closed).toBeUndefined();
  const after = await open('mirror');
  await vi.waitFor(() => expect(after.seen.closed).toEqual({ code: 4403, reason: 'passwordChange' }), waitMs);
  expect(after.seen.frames).toEqual([]);
  const session = await open('session');
  await platform.send('GET', 'core/auth/logout', { token: ada.token });
  await vi.waitFor(() => expect(session.seen.frames).toEqual([{ ended: true, reason: 'loggedOut' }]), waitMs);
});

test('only users who may see saved settings are notified of them', async () => {
  await platform.addUser({ username: 'eve' });
  const eve = await platform.logIn('eve', 'a fine password');
  const seen = await Promise.all([admin, ada.token, eve].map(async (token) => (await open('setting', token)).seen));
  // A connection gets no notification before it is admitted: the test sends notices until each connection has one.
  await vi.waitFor(async () => {
    await platform.kit.notify('setting', { project: 'default', revision: 2, pointers: ['/name', '/errorLoginAdmin'] });
    for (const { frames } of seen) expect(frames.length).toBeGreaterThan(0);
  }, waitMs);
  expect(seen.map(({ frames }) => frames[0])).toEqual([
    { revision: 2, pointers: ['/name', '/errorLoginAdmin'] },
    { revision: 2, pointers: ['/name'] },
    { revision: 2, pointers: [] },
  ]);
});
