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
beforeEach(async () => {
  platform = await runPlatform({ plugins: [echo] });
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await platform.close();
});

/** Opens a socket; tells the data of its frames and how it was closed. */
function open(type: string, token: string, search = '') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${type}?token=${encodeURIComponent(token)}${search}`);
  sockets.push(socket);
  const seen = { frames: [] as unknown[], closed: undefined as { code: number; reason: string } | undefined };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: unknown }).data));
  socket.on('close', (code, reason) => (seen.closed = { code, reason: String(reason) }));
  const opened = new Promise((resolve) => socket.once('open', resolve));
  return { socket, seen, opened };
}
/** The server has admitted a socket once its own work for it is done; there is no frame to wait for. */
const admitted = () => new Promise((resolve) => setTimeout(resolve, 150));

test('gives a plug-in the first query, the viewer and the project, and ignores the words that keep a connection alive', async () => {
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

test.each([
  ['an unknown type', 'nonsense', { code: 4404, reason: 'unknown type nonsense' }],
  ['a type that is a word of the language', 'constructor', { code: 4404, reason: 'unknown type constructor' }],
])('closes %s with a reason', async (_name, type, closed) => {
  const { seen } = open(type, await platform.logIn());
  await vi.waitFor(() => expect(seen.closed).toEqual(closed));
});

test('closes a connection without a good token', async () => {
  const [wrong, none] = [open('echo', 'nonsense'), open('echo', '')];
  await vi.waitFor(() => expect(wrong.seen.closed).toEqual({ code: 4401, reason: 'tokenInvalid' }));
  await vi.waitFor(() => expect(none.seen.closed).toEqual({ code: 4401, reason: 'tokenMissing' }));
});

test('tells a console at once that a later login took its place, on another replica too', async () => {
  const other = await runPlatform({ databaseUrl: platform.databaseUrl, plugins: [] });
  await platform.set({ loginLimit: { type: 'limit', count: 1 } });
  const { seen, opened } = open('session', await platform.logIn());
  await opened;
  await admitted();
  other.clock.advance({ seconds: 5 });
  await other.logIn();
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'replaced' }]));
  await vi.waitFor(() => expect(seen.closed).toEqual({ code: 1000, reason: 'session ended' }));
  await other.close();
});

test('tells a console that time has ended its session', async () => {
  const { seen, opened } = open('session', await platform.logIn());
  await opened;
  await admitted();
  platform.clock.advance({ seconds: 15 * 86_400 });
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'expired' }]), 8_000);
});

test('tells nothing more to any connection of a session that has ended', async () => {
  const token = await platform.logIn();
  const [setting, other] = [open('setting', token), open('setting', await platform.logIn())];
  await Promise.all([setting.opened, other.opened]);
  await admitted();
  await platform.send('GET', 'core/auth/logout', { token });
  await vi.waitFor(() => expect(setting.seen.closed).toEqual({ code: 1000, reason: 'session ended' }));
  expect(setting.seen.frames).toEqual([]);
  expect(other.seen.closed).toBeUndefined();
});

test('tells a console that returns with a dead token why it died', async () => {
  const token = await platform.logIn();
  await platform.send('GET', 'core/auth/logout', { token });
  const { seen } = open('session', token);
  await vi.waitFor(() => expect(seen.frames).toEqual([{ ended: true, reason: 'loggedOut' }]));
});

test('tells saved settings to the consoles of their project', async () => {
  const token = await platform.logIn();
  const [here, there] = [open('setting', token), open('setting', token, '&x-request-project=north')];
  await Promise.all([here.opened, there.opened]);
  await admitted();
  await platform.kit.notify('setting', { project: 'default', revision: 7, pointers: ['/name'] });
  await vi.waitFor(() => expect(here.seen.frames).toEqual([{ revision: 7, pointers: ['/name'] }]));
  expect(there.seen.frames).toEqual([]);
});

test('tells consoles to read again when saves may have been missed, as the database was away', async () => {
  const { seen, opened } = open('setting', await platform.logIn());
  await opened;
  await admitted();
  await platform.set({ name: 'Harbour' });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen signalbox'`.execute(
    platform.kit.database,
  );
  await vi.waitFor(() => expect(seen.frames).toEqual([{ revision: 1, pointers: [''] }]), 5_000);
});
