import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let port: number;
const log: string[] = [];
beforeAll(async () => {
  platform = await runPlatform({ plugins: [], log });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (platform.app.server.address() as AddressInfo).port;
});
afterAll(() => platform.close());

/** A stack in a JSON text. */
const stackLine = '\\n    at ';
/** Log lines of server errors. */
const alarms = () =>
  log.filter((line) => (JSON.parse(line) as { level: number }).level >= 40 || line.includes(stackLine));
const handshake = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

test.each([
  ['a frame that is not masked', [0x81, 0x01, 0x41]],
  ['reserved bits', [0xff, 0xff, 0xff, 0xff]],
  ['a control frame in parts', [0x09, 0x80, 0, 0, 0, 0]],
  ['a frame larger than any may be', [0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a code that closes nothing', [0x88, 0x82, 0, 0, 0, 0, 0, 1]],
  ['text that is not UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff]],
])('closes a connection that sends %s, and logs no error', async (_name, bytes) => {
  const token = await platform.logIn();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(handshake(`/ws/session?token=${encodeURIComponent(token)}`));
  await once(socket, 'data');
  socket.write(Buffer.from(bytes));
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  expect(alarms()).toEqual([]);
});

test.each([
  ['four bytes a character', '😀'.repeat(60)],
  ['three bytes a character', '汉'.repeat(60)],
  ['900 letters', 'x'.repeat(900)],
  ['a percent sign', '%'],
])('closes an unknown type of %s with a reason', async (_name, type) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${encodeURIComponent(type)}`);
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  expect(code).toBe(4404);
  expect(String(reason)).toMatch(/^unknown type ./);
  expect(alarms()).toEqual([]);
});
