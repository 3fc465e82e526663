import { once } from 'node:events';
import type { LiveConnection, PlatformPlugin } from '@signalbox/platform-kit';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createProxy } from '../proxy/create-proxy';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let port: number;
let sockets: WebSocket[];
let handled: JsonValue[];
let connections: LiveConnection[];
let handle: (query: JsonValue, isLatest: () => boolean) => unknown;

const source: PlatformPlugin = {
  id: 'source',
  register: () => undefined,
  live: {
    source: (connection) => {
      connections.push(connection);
      connection.onQuery((query, isLatest) => {
        handled.push(query);
        return handle(query, isLatest);
      });
    },
  },
};

beforeEach(async () => {
  [sockets, handled, connections] = [[], [], []];
  handle = () => undefined;
  platform = await runPlatform({ plugins: [source] });
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await platform.close();
});

async function open({ type = 'source', token, at = port }: { type?: string; token: string; at?: number }) {
  const socket = new WebSocket(`ws://127.0.0.1:${at}/ws/${type}?token=${encodeURIComponent(token)}`);
  socket.on('error', () => undefined);
  sockets.push(socket);
  const closed = once(socket, 'close').then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  await once(socket, 'open');
  return { socket, closed };
}
const query = (number: number) => JSON.stringify({ type: 'query', data: { number } });
const tooMany = { code: 1008, reason: 'too many frames' };
const send = (socket: WebSocket, number: number) => socket.send(query(number));

const floods: [string, (socket: WebSocket, number: number) => void][] = [
  ['queries', send],
  ['keep-alive texts', (socket) => socket.send('client send keeplive message!')],
  ['frames that are no JSON', (socket) => socket.send('{')],
  ['binary frames', (socket) => socket.send(Buffer.alloc(0))],
  ['pongs', (socket) => socket.pong()],
  ['long frames', (socket) => socket.send('x'.repeat(60_000))],
];
test.each(floods)('a burst of %s ends its connection before it delays the request of another', async (_what, flood) => {
  const { socket, closed } = await open({ token: await platform.logIn() });
  for (let number = 0; number < 5_000; number += 1) flood(socket, number);
  const first = await Promise.race([
    platform.logIn().then(() => 'another user is logged in'),
    vi.waitUntil(() => handled.length > 1_000, { timeout: 20_000 }),
  ]);
  expect(first).toBe('another user is logged in');
  expect(await closed).toEqual(tooMany);
  expect(handled.length).toBeLessThanOrEqual(101);
});

test('ends a burst of pings, which the server would answer one by one', async () => {
  const { socket, closed } = await open({ token: await platform.logIn() });
  for (let number = 0; number < 5_000; number += 1) socket.ping();
  expect((await closed).code).not.toBe(1000);
});

test('ends a burst of frames of a connection without a session, or of an unknown type', async () => {
  for (const type of ['source', 'none']) {
    const { socket, closed } = await open({ type, token: 'none' });
    for (let number = 0; number < 40_000; number += 1) send(socket, number);
    await closed;
  }
  expect(handled).toEqual([]);
});

test('ends a message that is sent in many empty parts', async () => {
  const { socket, closed } = await open({ token: await platform.logIn() });
  for (let number = 0; number < 1_000; number += 1) socket.send('', { fin: false });
  expect((await closed).code).not.toBe(1000);
  expect(handled).toEqual([]);
});

test('keeps a connection open whose page changes its query often', async () => {
  const { socket } = await open({ token: await platform.logIn() });
  for (let number = 0; number < 50; number += 1) send(socket, number);
  await vi.waitFor(() => expect(handled.at(-1)).toEqual({ number: 49 }));
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('handles one query of a connection at a time, and of those that arrive meanwhile the latest', async () => {
  const { socket } = await open({ token: await platform.logIn() });
  const release = new Map<JsonValue, () => void>();
  const latest: boolean[] = [];
  handle = async (sent, isLatest) => {
    await new Promise<void>((resolve) => release.set(isJsonObject(sent) ? (sent['number'] ?? null) : null, resolve));
    latest.push(isLatest());
  };
  send(socket, 0);
  await vi.waitFor(() => expect(handled).toHaveLength(1));
  for (const number of [1, 2, 3]) send(socket, number);
  socket.ping();
  await once(socket, 'pong');
  expect(handled).toEqual([{ number: 0 }]);
  release.get(0)?.();
  await vi.waitFor(() => expect(handled).toEqual([{ number: 0 }, { number: 3 }]));
  release.get(3)?.();
  await vi.waitFor(() => expect(latest).toEqual([false, true]));
});

test('handles two queries of a user at a time, however many connections the user has, and those of others meanwhile', async () => {
  const token = await platform.logIn();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  handle = (sent) => isJsonObject(sent) && sent['number'] === 1 && released;
  for (let number = 0; number < 4; number += 1) send((await open({ token })).socket, 1);
  await vi.waitFor(() => expect(handled).toHaveLength(2));
  await platform.addUser({ username: 'ada' });
  send((await open({ token: await platform.logIn('ada', 'a fine password') })).socket, 2);
  await vi.waitFor(() => expect(handled).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }]));
  release();
  await vi.waitFor(() => expect(handled).toHaveLength(5));
});

test('closes a connection whose query failed', async () => {
  const { socket, closed } = await open({ token: await platform.logIn() });
  handle = () => Promise.reject(new Error('no database'));
  send(socket, 0);
  expect(await closed).toEqual({ code: 4500, reason: 'internal' });
});

test('ends a connection whose client does not read', async () => {
  const { socket } = await open({ token: await platform.logIn() });
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  const [connection] = connections;
  const closed = new Promise<void>((resolve) => connection?.onClose(resolve));
  socket.pause();
  for (let sent = 0; sent < 300; sent += 1) connection?.send({ text: 'x'.repeat(64 * 1024) });
  await closed;
});

test('rejects the connections of a user beyond 200, and none of others', async () => {
  const token = await platform.logIn();
  for (let count = 0; count < 200; count += 1) await open({ token });
  await vi.waitFor(() => expect(connections).toHaveLength(200), { timeout: 20_000 });
  const { closed } = await open({ token });
  expect(await closed).toEqual({ code: 1013, reason: 'tooManyConnections' });
  // Connections need not be handed over in the order in which they were opened.
  const oneEnded = Promise.race(connections.map((each) => new Promise<void>((resolve) => each.onClose(resolve))));
  sockets[0]?.close();
  await oneEnded;
  await open({ token });
  await vi.waitFor(() => expect(connections).toHaveLength(201));
});

test('a console in front of a platform forwards no more than few frames of a burst', async () => {
  const platformUrl = `http://127.0.0.1:${port}`;
  const proxy = await createProxy({ platformUrl, logger: pino({ level: 'silent' }), consoleDir: import.meta.dirname });
  const at = Number(new URL(await proxy.listen({ port: 0, host: '127.0.0.1' })).port);
  const { socket, closed } = await open({ token: await platform.logIn(), at });
  for (let number = 0; number < 40_000; number += 1) send(socket, number);
  expect(await closed).toEqual(tooMany);
  expect(handled.length).toBeLessThanOrEqual(101);
  await proxy.close();
});
