import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowLongBody } from './body-deadline';
import { createHttpServer } from '../http-server';

let app: FastifyInstance;
let client: Socket;
/** The bytes of a body that the server has read, whether it reads at all, and the outcome. */
let receivedBytes = 0;
let mayRead: Promise<void> = Promise.resolve();
let found: unknown;
beforeEach(async () => {
  // Sockets run in real time; only the interval of the check is set by the test.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [receivedBytes, mayRead, found] = [0, Promise.resolve(), undefined];
  app = createHttpServer();
  app.addHook('onRequest', async ({ raw }) => allowLongBody(raw));
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/take', async ({ body }) => {
    await mayRead;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) receivedBytes += chunk.length;
    } catch (error) {
      found = error;
      throw error;
    }
    return { receivedBytes };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(async () => {
  client.destroy();
  await app.close();
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const head = (bytes: number) =>
  `POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${bytes}\r\n\r\n`;
const received = (bytes: number) => vi.waitFor(() => expect(receivedBytes).toBe(bytes), 10_000);
const answer = async () => String((await once(client, 'data'))[0]);

test('a slow sender may send its complete body, however long that takes', async () => {
  client.write(head(20));
  for (let bytes = 1; bytes < 20; bytes += 1) {
    client.write('x');
    await received(bytes);
    minutes(1.5);
  }
  client.write('x');
  expect(await answer()).toContain('{"receivedBytes":20}');
  // Node's own limit would include the body; the limit for the head stays.
  expect(app.server).toMatchObject({ requestTimeout: 0, headersTimeout: 60_000 });
});

test('a silent one is ended, and the reader of the body gets an error', async () => {
  client.write(`${head(20)}x`);
  await received(1);
  const closed = once(client, 'close');
  minutes(4);
  await closed;
  await vi.waitFor(() => expect(found).toMatchObject({ code: 'ECONNRESET' }), 10_000);
});

test('one who waits for the server, to be read or to be answered, is not ended', async () => {
  let read: () => void = () => undefined;
  mayRead = new Promise((resolve) => (read = resolve));
  const bytes = 8 * 2 ** 20;
  client.write(head(bytes));
  client.write(Buffer.alloc(bytes));
  await once(app.server, 'request');
  await vi.waitFor(() => expect(client.bytesWritten).toBeGreaterThan(0), 10_000);
  minutes(60);
  read();
  expect(await answer()).toContain(`{"receivedBytes":${bytes}}`);
  minutes(60);
  client.write(`${head(1)}x`);
  expect(await answer()).toContain('200 OK');
});

test('an upgraded socket is not ended', async () => {
  app.server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  client.write('GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
  expect(await answer()).toContain('101');
  minutes(60);
  client.write('still here');
  expect(await answer()).toBe('still here');
});
