import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createProxy } from './create-proxy';

let upstream: Server;
let seen: IncomingHttpHeaders[];
let front: FastifyInstance;
let frontPort: number;
const log: string[] = [];
const startProxy = (platformUrl: string) =>
  createProxy({
    platformUrl,
    logger: pino({ level: 'info' }, { write: (line) => void log.push(line) }),
    consoleDir: join(tmpdir(), 'no-console'),
    trustedProxies: ['loopback'],
  });
beforeAll(async () => {
  upstream = createServer((request, answer) => {
    seen.push(request.headers);
    request.resume();
    answer.setHeader('keep-alive', 'timeout=5').setHeader('proxy-authenticate', 'Basic').end('{}');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  front = await startProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
  frontPort = Number(new URL(await front.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await front.close();
  upstream.close();
});
beforeEach(() => {
  seen = [];
  log.length = 0;
});

/** Status line and headers of the answer to raw bytes, whose connection the server closes. */
async function raw(lines: string[], port = frontPort): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  socket.write([...lines, '', ''].join('\r\n'));
  await once(socket, 'close');
  return answer;
}
const get = (...headers: string[]) => raw(['GET /rest/core/setting HTTP/1.1', 'Host: x', ...headers]);
const last = 'Connection: close';

test.each(['gzip, chunked', 'deflate, chunked', 'chunked, chunked', 'x-none, chunked'])(
  'rejects a body with the transfer coding %s, and forwards nothing',
  async (coding) => {
    const head = ['POST /rest/core/auth/login HTTP/1.1', 'Host: x', `Transfer-Encoding: ${coding}`, last];
    expect(await raw([...head, '', '2', '{}', '0'])).toMatch(/^HTTP\/1.1 400 /);
    expect(seen).toEqual([]);
  },
);

test.each([
  ['Expect: 100-continue', last],
  ['Keep-Alive: timeout=5', last],
  ['Connection: keep-alive, upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Connection: close'],
  ['Proxy-Connection: keep-alive', last],
  ['Proxy-Authorization: Basic eDp4', last],
  ['TE: trailers, deflate', last],
  ['Trailer: X-Sum', last],
  ['Connection: close, X-Secret', 'X-Secret: 1'],
  ['Upgrade: h2c', last],
  ['Upgrade: websocket', 'Connection: upgrade'],
])('forwards a request with %s without it', async (...headers) => {
  const answer = await get(...headers);
  expect(answer).toMatch(/(^|\n)HTTP\/1.1 200 OK\r\n/);
  expect(answer).not.toMatch(/proxy-authenticate|timeout=5/i);
  expect(
    Object.keys(seen[0] ?? {})
      .toSorted()
      .filter((name) => name !== 'connection'),
  ).toEqual(['host', 'x-forwarded-for']);
});

test('forwards requests to /ws that are not WebSockets by the same rules', async () => {
  const answer = await raw(['GET /ws/task HTTP/1.1', 'Host: x', 'Keep-Alive: x', 'X-Real-IP: 1.2.3.4', last]);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(Object.keys(seen[0] ?? {})).not.toContain('x-real-ip');
});

test.each(['/rest/core/setting', '/ws/task'])('rejects two hosts at %s, and does not forward them', async (path) => {
  expect(await raw([`GET ${path} HTTP/1.1`, 'Host: x', 'Host: x', last])).toMatch(/^HTTP\/1.1 400 /);
  const upgrade = ['Connection: upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  const answer = await raw([`GET ${path} HTTP/1.1`, 'Host: x', 'Host: y', ...upgrade, 'Sec-WebSocket-Version: 13']);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(seen).toEqual([]);
});

test.each(['h2c', 'websocket'])('closes a connection that asks for %s behind an open request', async (protocol) => {
  const upgrade = ['GET /ws/task HTTP/1.1', 'Host: x', 'Connection: upgrade', `Upgrade: ${protocol}`];
  expect(await raw(['GET /rest/core/setting HTTP/1.1', 'Host: x', '', ...upgrade])).not.toContain(' 101 ');
  expect(await get(last)).toMatch(/^HTTP\/1.1 200 /);
});

test('ignores an unknown expectation', async () => {
  expect(await get('Expect: the-unexpected', last)).toMatch(/^HTTP\/1.1 417 /);
});

test('writes the forwarding headers anew', async () => {
  await get(
    'X-Forwarded-For: nonsense, 198.51.100.1, 203.0.113.7',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: gopher',
    'Forwarded: for=1.2.3.4',
    'X-Real-IP: 1.2.3.4',
    'CF-Connecting-IP: 1.2.3.4',
    last,
  );
  expect(seen[0]).toMatchObject({ 'x-forwarded-for': '203.0.113.7, 127.0.0.1' });
  expect(Object.values(seen[0] ?? {}).join(' ')).not.toMatch(/evil|gopher|1\.2\.3\.4|198/);
});

test('does not reveal the platform that cannot be reached', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const proxy = await startProxy(`http://127.0.0.1:${port}`);
  const address = await proxy.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/rest/core/setting`, { headers: { 'accept-language': 'en' } });
  const text = await answer.text();
  expect(answer.status).toBe(502);
  expect(JSON.parse(text)).toMatchObject({
    code: 100_090_002,
    message: 'The platform behind this console does not answer. Notify the operator: the server log has the reason',
  });
  expect(text).not.toContain(String(port));
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/task`);
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  expect({ code, reason: String(reason) }).toEqual({ code: 1011, reason: 'the platform cannot be reached' });
  await proxy.close();
});

test.each(['/rest/..%2f..%2fetc', '/rest/%5c%5cevil', '/rest//evil.example/x', '/rest/%E0%A4%A', '/ws/..%2f..%2fx'])(
  'answers the path %s in the format of the platform, or passes it on below its own',
  async (path) => {
    const answer = await raw([`GET ${path} HTTP/1.1`, 'Host: x', last]);
    expect(answer).toMatch(/^HTTP\/1.1 (200|4\d\d) /);
    if (!answer.startsWith('HTTP/1.1 200') && answer.includes('application/json'))
      expect(answer).toMatch(/"code":1000/);
  },
);
