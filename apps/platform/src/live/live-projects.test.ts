import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
let ada: { id: string; token: string };
let port: number;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  platform = await runPlatform();
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
  admin = await platform.logIn();
  const permissions = ['setting.view', 'backup.view'];
  const id = await platform.addUser({ username: 'ada', permissions, projects: ['mill', 'harbour'] });
  ada = { id, token: await platform.logIn('ada', 'a fine password') };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => platform.close());

async function open(type: string, project: string, query?: object) {
  const search = new URLSearchParams({ token: ada.token, 'x-request-project': project });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${type}?${search}`);
  sockets.push(socket);
  const seen = { frames: [] as unknown[], closed: undefined as { code: number; reason: string } | undefined };
  socket.on('message', (frame) => seen.frames.push((JSON.parse(String(frame)) as { data: unknown }).data));
  socket.on('close', (code, reason) => (seen.closed = { code, reason: String(reason) }));
  await new Promise((resolve) => socket.once('open', resolve));
  if (query) socket.send(JSON.stringify({ type: 'query', data: query }));
  return seen;
}

const wait = { timeout: 60_000 };

test.each(['setting', 'taskmanager', 'historycomputed'])(
  'closes "%s" in a project that the user may not enter',
  async (type) => {
    const seen = await open(type, 'quarry');
    await vi.waitFor(() => expect(seen.closed).toEqual({ code: 4403, reason: 'projectForbidden' }), wait);
    expect(seen.frames).toEqual([]);
  },
);

test('closes "historycomputed" for a query that names another project', async () => {
  const seen = await open('historycomputed', 'mill', { projectId: 'quarry', requestid: '7' });
  await vi.waitFor(() => expect(seen.closed?.reason).toBe('projectForbidden'), wait);
  expect(seen.frames).toEqual([]);
});

test('"session" reports the end of the session in any project', async () => {
  const token = await platform.logIn('ada', 'a fine password');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/session?token=${encodeURIComponent(token)}`);
  sockets.push(socket);
  const frames: unknown[] = [];
  socket.on('message', (frame) => frames.push((JSON.parse(String(frame)) as { data: unknown }).data));
  await new Promise((resolve) => socket.once('open', resolve));
  await platform.send('GET', 'core/auth/logout', { token, headers: { 'x-request-project': 'mill' } });
  await vi.waitFor(() => expect(frames).toEqual([{ ended: true, reason: 'loggedOut' }]), wait);
});

test('closes open connections to a project that the user may no longer enter, and no others', async () => {
  const [mill, harbour] = [await open('setting', 'mill'), await open('setting', 'harbour')];
  const saved = { revision: 7, pointers: ['/name'] };
  await vi.waitFor(async () => {
    await platform.kit.notify('setting', { project: 'mill', ...saved });
    await platform.kit.notify('setting', { project: 'harbour', ...saved });
    expect(Math.min(mill.frames.length, harbour.frames.length)).toBeGreaterThan(0);
  }, wait);
  const change = { token: admin, body: { projects: ['harbour'] } };
  expect((await platform.send('PATCH', `core/user/${ada.id}`, change)).status).toBe(200);
  await vi.waitFor(() => expect(mill.closed?.reason).toBe('projectForbidden'), wait);
  expect(harbour.closed).toBeUndefined();
});
