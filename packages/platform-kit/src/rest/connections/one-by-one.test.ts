import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from '../http-server';

let app: FastifyInstance;
let sockets: Socket[];
/** Paths of the requests whose answers have begun, and those that wait for `answerAll`. */
let started: string[];
let held: (() => void)[];
beforeEach(async () => {
  [sockets, started, held] = [[], [], []];
  app = createHttpServer({ trustedProxies: ['127.0.0.9'] });
  app.get('/held/:id', async ({ url }) => {
    started.push(url);
    await new Promise<void>((resolve) => held.push(resolve));
    return url;
  });
  app.get('/:id', async ({ url }) => {
    started.push(url);
    return url;
  });
  app.post('/:id', async ({ url, body }) => [url, body]);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  answerAll();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const answerAll = () => held.splice(0).forEach((answer) => answer());
const turn = () => new Promise((resolve) => setImmediate(resolve));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await turn();
};
const get = (path: string, ...lines: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');

/** A connection that has sent `text`, and what it has received. */
function open(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  const connection = { socket, received: '' };
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => (connection.received += String(chunk)));
  socket.write(text);
  return connection;
}
const statuses = ({ received }: { received: string }) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

test('answers another client before one that pipelines thousands of requests, and these in their order', async () => {
  const first = open(Array.from({ length: 10_000 }, (_, at) => get(`/${at}`)).join(''));
  await until(() => started.length > 0);
  const other = open(get('/other', 'Connection: close'), '127.0.0.2');
  await once(other.socket, 'close');
  expect(other.received).toContain('/other');
  expect(started.length).toBeLessThan(5_000);
  await until(() => started.length > 10_000);
  expect(started.filter((path) => path !== '/other')).toEqual(Array.from({ length: 10_000 }, (_, at) => `/${at}`));
  await until(() => statuses(first).length === 10_000);
});

test('accepts the connection of another client before it answers the requests of 200 new connections', async () => {
  const many = Array.from({ length: 200 }, (_, at) => open(Array.from({ length: 20 }, () => get(`/${at}`)).join('')));
  const other = open(get('/other', 'Connection: close'), '127.0.0.2');
  await once(other.socket, 'close');
  expect(other.received).toContain('/other');
  expect(started.indexOf('/other')).toBeLessThan(100);
  await until(() => many.every((connection) => statuses(connection).length === 20));
});

test('starts one request of a connection at a time, and drops those behind it when the client leaves', async () => {
  const closed = new Promise<void>((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const { socket } = open(get('/held/1') + Array.from({ length: 1_000 }, (_, at) => get(`/${at}`)).join(''));
  await until(() => held.length > 0);
  const other = open(get('/other', 'Connection: close'));
  await once(other.socket, 'close');
  expect(started).toEqual(['/held/1', '/other']);
  socket.destroy();
  answerAll();
  await closed;
  for (let count = 0; count < 20; count += 1) await turn();
  expect(started.length).toBeLessThan(1_000);
});

test('reads all of a body that looks like many requests, and the requests behind it', async () => {
  const body = JSON.stringify(Array.from({ length: 1_000 }, (_, at) => get(`/${at}`)));
  const head = ['POST /log HTTP/1.1', 'Host: x', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  const connection = open([...head, '', body].join('\r\n') + Array.from({ length: 30 }, () => get('/next')).join(''));
  await until(() => statuses(connection).length === 31);
  expect(new Set(statuses(connection))).toEqual(new Set(['200']));
  expect(connection.received).toContain('GET /999 HTTP/1.1');
});

test('reads the body of a pipelined request whose turn has come, and keeps the connection', async () => {
  const head = 'POST /2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n';
  const connection = open(`${get('/held/1')}${head}{"a"`);
  await until(() => held.length > 0);
  answerAll();
  await until(() => statuses(connection).length === 1);
  connection.socket.write(`:1}${get('/3')}`);
  await until(() => statuses(connection).length === 3);
  expect(connection.received).toContain('["/2",{"a":1}]');
});

test('lets a client network ask while other requests of it send their bodies slowly', async () => {
  const head = 'POST /2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
  const slow = Array.from({ length: 40 }, () => open(head));
  await Promise.all(slow.map(({ socket }) => once(socket, 'connect')));
  const other = open(get('/other', 'Connection: close'));
  await once(other.socket, 'close');
  expect(statuses(other)).toEqual(['200']);
  expect(slow.map(({ received }) => received).join('')).toBe('');
});

test('lets an office wait for its turn, and answers 429 with Retry-After beyond that, without a delay for others', async () => {
  const many = Array.from({ length: 520 }, (_, at) =>
    open(get(`/held/${at}`, 'X-Forwarded-For: 198.51.100.7'), '127.0.0.9'),
  );
  await until(() => many.filter(({ received }) => received.includes(' 429 ')).length === 8);
  expect(many.find(({ received }) => received !== '')?.received).toMatch(/retry-after: 1\r\n/i);
  expect(started).toHaveLength(10);
  const other = open(get('/other', 'X-Forwarded-For: 198.51.100.8', 'Connection: close'), '127.0.0.9');
  await once(other.socket, 'close');
  expect(other.received).toContain(' 200 ');
  while (started.length < 513) {
    answerAll();
    await turn();
  }
});

test.each([
  ['two lines of it', ['Host: x', 'Host: x'], 400],
  ['two different ones', ['Host: x', 'hOST: y'], 400],
  ['two in one line', ['Host: x, y'], 400],
  ['none', [], 400],
  ['one with a port', ['Host: x.example:3030'], 200],
  ['an IPv6 address', ['Host: [::1]:3030'], 200],
])('answers a request with %s as its host', async (_title, lines, status) => {
  const connection = open(['GET /1 HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(connection.socket, 'close');
  expect(connection.received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
