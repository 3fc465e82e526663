import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restRoutes } from '../testing/route-list';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let token: string;
let port: number;
const log: string[] = [];
beforeAll(async () => {
  platform = await runPlatform({ log });
  token = await platform.logIn();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (platform.app.server.address() as AddressInfo).port;
});
afterAll(() => platform.close());
beforeEach(() => void (log.length = 0));

/** Log lines of server errors. */
const alarms = () =>
  log.filter((line) => (JSON.parse(line) as { level: number }).level >= 40 || line.includes('node_modules'));
const get = (url: string) => platform.app.inject({ url, headers: { authorization: token, 'accept-language': 'en' } });
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test.each([255, 256, 300, 1_001, 4_096, 20_000])(
  'answers a name of %d characters without an error of the server or a path of the machine',
  async (length) => {
    const name = 'a'.repeat(length);
    const paths = restRoutes(platform.app)
      .filter(({ method, path }) => method === 'GET' && /:|\*/.test(path))
      .map(({ path }) => path.replaceAll(/:\w+|\*/g, name));
    for (const path of [
      ...paths,
      `/${name}`,
      `/assets/${name}.js`,
      `/rest/${name}`,
      `/rest/core/media/img/default/${name}.png`,
    ]) {
      const answer = await get(path);
      expect(answer.statusCode, `${path.slice(0, 60)} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      if (length > 255) expect(answer.statusCode, path.slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toMatch(/ENAMETOOLONG|\/(work|home|tmp|var)\//);
    }
    expect(alarms()).toEqual([]);
  },
);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n'],
  ['no host', 'GET /rest/core/setting HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'POST /rest/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  [
    'a length and chunks',
    'POST /rest/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(170_000)}\r\n\r\n`],
  ['a method that is none', 'FROBNICATE /rest/core/setting HTTP/1.1\r\nHost: x\r\n\r\n'],
])('answers %s in its own format', async (_name, text) => {
  const answer = await raw(text);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(head).toMatch(/cache-control: no-store/i);
  expect(head).toMatch(/^content-security-policy: default-src 'self'/im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/\S/) });
  expect(alarms()).toEqual([]);
});

test.each(['/%E0%A4%A', '/rest/%E0%A4%A', '/%', '/app/%ff', '/ws/%zz'])(
  'answers the path %s in its own format',
  async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(answer.json()).toMatchObject({ code: 100_010_003 });
    expect(alarms()).toEqual([]);
  },
);

test('sends every JSON answer below /rest with no-store, and keeps its ETag', async () => {
  const setting = await get('/rest/core/setting');
  expect(setting.headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringMatching(/^"/) });
  for (const url of [
    '/rest/core/auth/user',
    '/rest/core/setting/part',
    '/rest/nowhere',
    '/rest/core/user?query=7',
    '/rest/%E0%A4%A',
  ])
    expect((await get(url)).headers, url).toMatchObject({ 'cache-control': 'no-store' });
  const anonymous = await platform.app.inject('/rest/core/user');
  expect(anonymous.statusCode).toBe(401);
  expect(anonymous.headers).toMatchObject({ 'cache-control': 'no-store' });
});

const metadata = `filename ${Buffer.from('a.txt').toString('base64')}`;
const tus = { 'tus-resumable': '1.0.0', 'upload-metadata': metadata, 'upload-length': '3' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
test.each([
  ['a part of an upload that is never joined', 'POST', '/mediaLibrary/tus', { ...tus, 'upload-concat': 'partial' }, ''],
  [
    'an upload of unknown length',
    'POST',
    '/mediaLibrary/tus',
    { ...tus, 'upload-length': '', 'upload-defer-length': '1' },
    '',
  ],
  ['an upload in an unknown version', 'POST', '/mediaLibrary/tus', { ...tus, 'tus-resumable': '9.0.0' }, ''],
  ['a body without its boundary', 'POST', '/media/img', { 'content-type': 'multipart/form-data' }, 'x'],
  [
    'a body that ends early',
    'POST',
    '/media/img',
    multipart,
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
  ],
  ['a body without a file', 'POST', '/media/img', multipart, '--b--\r\n'],
  [
    'no archive',
    'POST',
    '/backup/upload',
    multipart,
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK\r\n--b--\r\n',
  ],
  ['an unsupported verb', 'PATCH', '/mediaLibrary/upload', {}, ''],
] as const)(
  'logs no error and no stack for %s, which is the client’s fault',
  async (_title, method, path, headers, payload) => {
    const answer = await platform.app.inject({
      method,
      url: `/rest/core${path}`,
      payload,
      headers: { authorization: token, ...headers },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(log.filter((line) => line.includes('"answered"'))).toHaveLength(1);
    expect(alarms()).toEqual([]);
  },
);

test('logs no error for a client that disconnects in the middle of a body', async () => {
  for (const type of ['application/json', 'multipart/form-data; boundary=b']) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const answered = once(platform.app.server, 'request');
    socket.write(
      `POST /rest/core/media/img HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n--b\r\n`,
    );
    const [, response] = (await answered) as [unknown, NodeJS.EventEmitter];
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    await get('/rest/core/auth/user');
  }
  expect(alarms()).toEqual([]);
});
