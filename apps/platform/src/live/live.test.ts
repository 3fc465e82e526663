import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import type { PlatformPlugin } from '@signalbox/platform-kit';

const echo: PlatformPlugin = {
  id: 'echo',
  register: () => undefined,
  live: {
    echo: (connection) =>
      connection.onQuery((query) =>
        connection.send({ query, user: connection.viewer.username, project: connection.project }),
      ),
  },
};

let platform: RunningPlatform;
let port: number;
let sockets: WebSocket[];
let log: string[];
beforeEach(async () => {
  log = [];
  platform = await runPlatform({ plugins: [echo], log });
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await platform.close();
});

/** Opens a socket. Returns the data of its frames and its close code and reason. */
function open(type: string, token: string, search = '') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${type}?token=${encodeURIComponent(token)}${search}`);
  sockets.push(socket);
  const seen = { frames: [] as unknown[], closed: undefined as { code: number; reason: string } | undefined };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: unknown }).data));
  socket.on('close', (code, reason) => (seen.closed = { code, reason: String(reason) }));
  const opened = new Promise((resolve) => socket.once('open', resolve));
  return { socket, seen, opened };
}
/** Waits until the server has admitted so many sockets. There is no frame to wait for. */
const admitted = (count: number) =>
  vi.waitFor(() => expect(log.filter((line) => line.includes('live connection opened'))).toHaveLength(count));

test('passes the first query, the viewer and the project to a plug-in, and ignores frames that keep a connection alive', async () => {
  const { socket, seen, opened } = open('echo', await platform.logIn(), '&x-request-project=north');
  await opened;
  socket.send('client send keeplive message!');
  socket.send('{broken');
  socket.send(JSON.stringify({ type: 'query', data: { projectId: 'north', requestid: '7' } }));
  await vi.waitFor(() =>
    expect(seen.frames).toEqual([{ query: { projectId: 'north', requestid: '7' }, user: 'admin', project: 'north' }]),
  );
  expect(seen.closed).toBeUndefined();
});

test('notifies open connections that the server stops', async () => {
  const { seen, opened } = open('echo', await platform.logIn());
  await opened;
  await admitted(1);
  await platform.app.close();
  await vi.waitFor(() => expect(seen.closed).toEqual({ code: 1001, reason: 'restart' }));
});

test.each([
  ['an unknown type', 'nonsense', { code: 4404, reason: 'unknown type nonsense' }],
  ['a type that is a word of the language', 'constructor', { code: 4404, reason: 'unknown type constructor' }],
])('closes %s with a reason', async (_name, type, closed) => {
  const { seen } = open(type, await platform.logIn());
  await vi.waitFor(() => expect(seen.closed).toEqual(closed));
});

test('closes a connection without a valid token', async () => {
  const [wrong, none] = [open('echo', 'nonsense'), open('echo', '')];
  await vi.waitFor(() => expect(wrong.seen.closed).toEqual({ code: 4401, reason: 'tokenInvalid' }));
  await vi.waitFor(() => expect(none.seen.closed).toEqual({ code: 4401, reason: 'tokenMissing' }));
});

test('notifies a console at once that a later login ended its session, on another replica too', async () => {
  const other = await runPlatform({ databaseUrl: platform.databaseUrl, plugins: [] });
  await platform.set({ loginLimit: { type: 'limit', count: 1 } });
  const { seen, opened } = open('session', await platform.logIn());
  await opened;
  await admitted(1);
  other.clock.advance({ seconds: 5 });
  await other.logIn();
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'replaced' }]));
  await vi.waitFor(() => expect(seen.closed).toEqual({ code: 1000, reason: 'session ended' }));
  await other.close();
});

test('notifies a console that its session has expired', async () => {
  const { seen, opened } = open('session', await platform.logIn());
  await opened;
  await admitted(1);
  platform.clock.advance({ seconds: 15 * 86_400 });
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'expired' }]), 8_000);
});

test('sends nothing more to any connection of a session that has ended', async () => {
  const token = await platform.logIn();
  const [setting, other] = [open('setting', token), open('setting', await platform.logIn())];
  await Promise.all([setting.opened, other.opened]);
  await admitted(2);
  await platform.send('GET', 'core/auth/logout', { token });
  await vi.waitFor(() => expect(setting.seen.closed).toEqual({ code: 1000, reason: 'session ended' }));
  expect(setting.seen.frames).toEqual([]);
  expect(other.seen.closed).toBeUndefined();
});

test('sends a console that returns with an invalid token the reason', async () => {
  const token = await platform.logIn();
  await platform.send('GET', 'core/auth/logout', { token });
  const { seen } = open('session', token);
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'loggedOut' }]));
});

test('notifies the consoles of a project of saved settings', async () => {
  const token = await platform.logIn();
  const [here, there] = [open('setting', token), open('setting', token, '&x-request-project=north')];
  await Promise.all([here.opened, there.opened]);
  await admitted(2);
  await platform.kit.notify('setting', { project: 'default', revision: 7, pointers: ['/name'] });
  await vi.waitFor(() => expect(here.seen.frames).toEqual([{ revision: 7, pointers: ['/name'] }]));
  expect(there.seen.frames).toEqual([]);
});

test('notifies the consoles that use a license of its change', async () => {
  const token = await platform.logIn();
  const [here, there] = [open('setting', token), open('setting', token, '&x-request-project=north')];
  await Promise.all([here.opened, there.opened]);
  await admitted(2);
  await platform.kit.notify('license', { project: 'north' });
  await vi.waitFor(() => expect(there.seen.frames).toEqual([{ isLicenseChange: true }]));
  await platform.kit.notify('license', { project: 'default' });
  await vi.waitFor(() => expect(there.seen.frames).toHaveLength(2));
  await vi.waitFor(() => expect(here.seen.frames).toHaveLength(1));
});

test('makes consoles read the settings again after a database outage, as notifications may be lost', async () => {
  const { seen, opened } = open('setting', await platform.logIn());
  await opened;
  await admitted(1);
  await platform.set({ name: 'Harbour' });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen signalbox'`.execute(
    platform.kit.database,
  );
  await vi.waitFor(
    () =>
      expect(seen.frames).toEqual([{ isLicenseChange: true }, { isTabsChange: true }, { revision: 1, pointers: [''] }]),
    5_000,
  );
});
