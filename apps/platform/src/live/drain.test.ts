import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

test('a drained server is not ready and closes its live connections, but answers, until it is returned', async () => {
  const { app, kit } = platform;
  const token = await platform.logIn();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/session?token=${encodeURIComponent(token)}`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  kit.drain.set(true);
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([1001, 'restart']);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
  kit.drain.set(false);
  // On a busy machine a check may reach its limit of 3 s.
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
});
