import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createProxy } from './create-proxy';
import { adminPassword, type RunningPlatform, runPlatform } from '../testing/running-platform';

const echo: PlatformPlugin = {
  id: 'echo',
  register: () => undefined,
  live: {
    echo: (connection) => connection.onQuery((query) => connection.send({ query, project: connection.project })),
  },
};

let platform: RunningPlatform;
let front: FastifyInstance;
let frontPort: number;
beforeAll(async () => {
  platform = await runPlatform({ plugins: [echo] });
  const platformUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  front = await createProxy({
    platformUrl,
    logger: pino({ level: 'silent' }),
    consoleDir: join(tmpdir(), 'no-console'),
    trustedProxies: ['loopback'],
  });
  frontPort = Number(new URL(await front.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await front.close();
  await platform.close();
});

test('forwards REST calls, with their cookies, errors and messages', async () => {
  const login = (password: string) =>
    fetch(`http://127.0.0.1:${frontPort}/rest/core/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ username: 'admin', password }),
    });
  const good = await login(adminPassword);
  expect(good.status).toBe(200);
  expect(good.statusText).toBe('OK');
  expect(good.headers.get('set-cookie')).toContain('signalbox_media=');
  const { token } = (await good.json()) as { token: string };
  const user = await fetch(`http://127.0.0.1:${frontPort}/rest/core/auth/user/`, { headers: { authorization: token } });
  expect(await user.json()).toMatchObject({ username: 'admin' });
  const bad = await login('not it');
  expect(bad.status).toBe(400);
  expect(await bad.json()).toMatchObject({ message: 'User name or password is not correct' });
});

test('forwards live messages, both ways, with token and project', async () => {
  await platform.addUser({ username: 'machine' }, 'a machine password');
  const token = await platform.logIn('machine', 'a machine password');
  const socket = new WebSocket(
    `ws://127.0.0.1:${frontPort}/ws/echo?token=${encodeURIComponent(token)}&x-request-project=north`,
  );
  socket.on('open', () => socket.send(JSON.stringify({ type: 'query', data: { a: 1 } })));
  const frame = await new Promise<string>((resolve, reject) => {
    socket.on('message', (data) => resolve(String(data)));
    socket.on('close', (code, reason) => reject(new Error(`${code} ${String(reason)}`)));
    socket.on('error', reject);
  });
  expect(JSON.parse(frame)).toEqual({ data: { query: { a: 1 }, project: 'north' } });
  socket.terminate();
});

test('serves the console under its own strict policy', async () => {
  const page = await fetch(`http://127.0.0.1:${frontPort}/app/settings`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.status).toBe(503);
});

test.each<[string, ((socket: Socket) => void) | undefined]>([
  ['speaks no HTTP', (socket) => socket.end('220 mail.example.org ESMTP\r\n')],
  ['closes the connection', (socket) => socket.destroy()],
  ['breaks off in its headers', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-')],
  ['cannot be reached', undefined],
])('answers 502 for a platform that %s, without its address', async (_name, serve) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    serve?.(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (!serve) await new Promise<unknown>((resolve) => server.close(resolve));
  const proxy = await createProxy({
    platformUrl: `http://127.0.0.1:${port}`,
    logger: pino({ level: 'silent' }),
    consoleDir: join(tmpdir(), 'no-console'),
    trustedProxies: [],
  });
  const answer = await proxy.inject({ url: '/rest/core/setting', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^The platform behind this console/) });
  expect(answer.body).not.toContain(String(port));
  await proxy.close();
  server.close();
});

test('finds a platform below a path of its host, and sends it the address of the client', async () => {
  const seen: { url?: string; from?: string | string[] }[] = [];
  const below = createServer(({ url, headers }, answer) => {
    seen.push({ url, from: headers['x-forwarded-for'] });
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  below.on('upgrade', ({ url }, socket) => {
    seen.push({ url });
    socket.destroy();
  });
  await new Promise<void>((resolve) => below.listen(0, '127.0.0.1', resolve));
  const proxy = await createProxy({
    platformUrl: `http://127.0.0.1:${(below.address() as AddressInfo).port}/plant/north`,
    logger: pino({ level: 'silent' }),
    consoleDir: join(tmpdir(), 'no-console'),
    trustedProxies: ['loopback'],
  });
  const address = await proxy.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${address}/rest/core/setting?a=1`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/echo?token=t`);
  socket.on('error', () => undefined);
  await vi.waitFor(() =>
    expect(seen).toMatchObject([
      { url: '/plant/north/rest/core/setting?a=1', from: '203.0.113.7, 127.0.0.1' },
      { url: '/plant/north/ws/echo?token=t' },
    ]),
  );
  socket.terminate();
  await proxy.close();
  below.close();
});
