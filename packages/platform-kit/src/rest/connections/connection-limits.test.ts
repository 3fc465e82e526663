import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer, type HttpServerOptions } from '../http-server';

let app: FastifyInstance;
let sockets: Socket[];
let log: string[];
beforeEach(() => {
  [sockets, log] = [[], []];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function start(options: HttpServerOptions) {
  app = createHttpServer({ ...options, logger: pino({ level: 'warn' }, { write: (line) => void log.push(line) }) });
  app.get('/', async () => 'OK');
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** True if a new connection from `localAddress` is answered; it then stays open. */
async function isAnswered(localAddress = '127.0.0.1'): Promise<boolean> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answered = once(socket, 'data').then(() => true);
  answered.catch(() => undefined);
  return Promise.race([answered, once(socket, 'close').then(() => false)]);
}

test('closes connections of one address beyond its limit, and accepts others again when one ends', async () => {
  await start({ connections: { total: 100, perClient: 2 } });
  expect([await isAnswered(), await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await isAnswered('127.0.0.2')).toBe(true);
  expect(log).toHaveLength(1);
  const closed = once(sockets[0] ?? expect.fail('no socket'), 'close');
  const before = await count();
  sockets[0]?.destroy();
  await closed;
  while ((await count()) === before) await new Promise((resolve) => setImmediate(resolve));
  expect(await isAnswered()).toBe(true);
});

test('has no limit for a proxy that it trusts, which stands for many', async () => {
  await start({ connections: { total: 100, perClient: 1 }, trustedProxies: ['127.0.0.1'] });
  expect([await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([true, true, true]);
  expect([await isAnswered('127.0.0.2'), await isAnswered('127.0.0.2')]).toEqual([true, false]);
});

test('closes connections beyond the limit of all', async () => {
  await start({ connections: { total: 2, perClient: 100 }, trustedProxies: ['loopback'] });
  expect([await isAnswered(), await isAnswered(), await isAnswered()]).toEqual([true, true, false]);
  expect(log.join('')).toContain('beyond the limit');
});

function count(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, number) => (error ? reject(error) : resolve(number))),
  );
}
