import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlatformPlugin } from '../../contract';
import { createTestPlatform, type TestPlatform } from '../../testing';

/** Accepts JSON, and streams of an upload. */
const take: PlatformPlugin = {
  id: 'take',
  register(rest) {
    rest.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      startReading();
      done(null, payload);
    });
    const handle = async ({ body }: { body: unknown }) => {
      if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return { receivedBytes: 0 };
      let receivedBytes = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) receivedBytes += chunk.length;
      return { receivedBytes };
    };
    rest.post('/take', handle);
    rest.post('/open', { config: { isPublic: true } }, handle);
  },
};

let platform: TestPlatform;
let client: Socket;
let received = '';
/** The server reads the body of an upload: its sender was checked before. */
let reading: Promise<void>;
let startReading: () => void = () => undefined;
beforeEach(async () => {
  platform = await createTestPlatform({ plugins: [take] });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  // Sockets and the database run in real time; only the deadline's clock is set by the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  client = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1');
  received = '';
  reading = new Promise((resolve) => (startReading = resolve));
  client.on('data', (chunk) => (received += String(chunk)));
  client.on('error', () => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  client.destroy();
  await platform.close();
});

const head = (path: string, type: string) =>
  `POST /rest/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 20\r\n\r\n`;
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=b';
const closing = () => new Promise<void>((resolve) => client.once('close', () => resolve()));
async function sendHead(text: string) {
  const seen = once(platform.app.server, 'request');
  client.write(text);
  await seen;
}

test('ends a request whose body is not there after a minute, although its sender never pauses', async () => {
  const closed = closing();
  await sendHead(head('take', json));
  for (let bytes = 0; bytes < 19; bytes += 1) {
    client.write('x');
    vi.advanceTimersByTime(3_000);
  }
  expect(client.destroyed).toBe(false);
  vi.advanceTimersByTime(3_000);
  await closed;
});

test('lets a user’s upload take its time', async () => {
  await sendHead(head('take', multipart));
  client.write('x'.repeat(19));
  await reading;
  vi.advanceTimersByTime(600_000);
  client.write('x');
  await once(client, 'data');
  expect(received).toContain('{"receivedBytes":20}');
});

test('gives an upload without a session no more time than any other body', async () => {
  platform.viewer = undefined;
  const closed = closing();
  await sendHead(head('open', multipart));
  client.write('x');
  await reading;
  vi.advanceTimersByTime(61_000);
  await closed;
  expect(received).toBe('');
});

test('ends a request that was answered before its body was there', async () => {
  platform.viewer = undefined;
  const closed = closing();
  await sendHead(head('take', multipart));
  client.write('x');
  await once(client, 'data');
  expect(received).toContain(' 401 ');
  vi.advanceTimersByTime(61_000);
  await closed;
});
