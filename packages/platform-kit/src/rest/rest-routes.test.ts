import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformPlugin } from '../contract';
import { parseQuery } from '../query';
import { queryParameter } from '../input';
import { aViewer, createTestPlatform, type TestPlatform } from '../testing';

const echo: PlatformPlugin = {
  id: 'echo',
  register(rest) {
    rest.get('/echo/:id', async (request) => ({ id: (request.params as { id: string }).id, project: request.project }));
    rest.delete('/echo/:id', { config: { permission: 'echo.delete' } }, async () => ({ status: 'OK' }));
    rest.post('/echo', { bodyLimit: 1_000 }, async (request) => request.body);
    rest.get('/parsed', async (request) => parseQuery(queryParameter(request, 'query')));
    rest.put('/echo', async () => ({ status: 'put' }));
    rest.get('/open', { config: { isPublic: true } }, async () => ({ status: 'OK' }));
    rest.get('/broken', async () => Promise.reject(new Error('the secret cause')));
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [echo] });
});
afterAll(() => platform.close());

const english = { 'accept-language': 'en' };
const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  platform.app.inject({ method: 'POST', url: '/rest/echo', payload, headers: { ...english, ...headers } });

test('tolerates a trailing slash and answers 200 OK for the project of the header', async () => {
  const answer = await platform.app.inject({ url: '/rest/echo/7/', headers: { 'x-request-project': 'north' } });
  expect(answer).toMatchObject({ statusCode: 200, statusMessage: 'OK' });
  expect(answer.json()).toEqual({ id: '7', project: 'north' });
});

test.each([
  ['a path without a route', { url: '/rest/nowhere' }, 400, 100_030_002, '资源不存在'],
  [
    'a verb that the path does not know',
    { url: '/rest/echo/7', method: 'PATCH' },
    405,
    100_050_001,
    '不支持的请求方法',
  ],
  [
    'a project that no project can be',
    { url: '/rest/echo/7', headers: { 'x-request-project': '../x' } },
    400,
    100_010_001,
    '“x-request-project”的值无效',
  ],
  ['a path that is no text', { url: '/rest/echo/%E0%A4%A' }, 400, 100_010_003, '查询条件无法解析'],
] as const)('answers %s with its status and code', async (_name, request, status, code, message) => {
  const answer = await platform.app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, message });
});

test.each([
  ['broken JSON', '{"a":', undefined, 100_010_002],
  ['another content type', '<a/>', { 'content-type': 'text/xml' }, 100_010_004],
  ['a huge body', JSON.stringify('x'.repeat(2_000)), undefined, 100_010_005],
  ['a bottomless body', '['.repeat(400) + ']'.repeat(400), undefined, 100_010_002],
  ['a NUL character', '{"a":"\\u0000"}', undefined, 100_010_001],
  ['half a surrogate pair', '{"a":"\\ud800"}', undefined, 100_010_001],
])('rejects %s with 400', async (_name, payload, headers, code) => {
  const answer = await post(payload, headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code });
});

test.each(['__proto__', 'constructor', 'prototype'])('rejects the key %s and names its place', async (key) => {
  const answer = await post(`{"outer":[{"${key}":{"isAdmin":true}}]}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    field: `outer.0.${key}`,
    pointer: `/outer/0/${key}`,
    message: `The value of “outer.0.${key}” is not accepted`,
  });
});

test.each(['89860012345678901234', '-9007199254740993', '0.12345678901234567891', '1e400'])(
  'rejects the number %s of a body or a query instead of rounding it',
  async (number) => {
    const message = (field: string) =>
      `${field} has more digits than a number keeps exactly. Use fewer digits, or a text field`;
    const answer = await post(`{"iccid":["${number}",{"int":${number}}]}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'iccid.1.int',
      pointer: '/iccid/1/int',
      message: message('iccid.1.int'),
      faults: [{ keyword: 'exact' }],
    });
    const url = `/rest/parsed?query=${encodeURIComponent(`{"filter":{"int":${number}}}`)}`;
    const found = await platform.app.inject({ url, headers: english });
    expect(found.json()).toMatchObject({
      field: 'filter.int',
      detail: 'filter.int: has more digits than a number keeps exactly',
    });
  },
);

test.each([
  ['Latin-1', Buffer.from('{"name":"Übersicht"}', 'latin1'), ''],
  ['GBK', Buffer.from('7b226e223a22b1eacce2b1eacce2227d', 'hex'), ' Its probable encoding: GBK'],
  ['half a character of UTF-8', Buffer.from('{"n":"标"}').subarray(0, 8), ''],
])(
  'rejects a body in %s and names its encoding where it is sure, instead of replacing letters',
  async (_name, payload, encoding) => {
    const headers = { 'content-type': 'application/json', ...english };
    const answer = await platform.app.inject({ method: 'POST', url: '/rest/echo', payload, headers });
    expect(answer).toMatchObject({ statusCode: 400 });
    expect(answer.json()).toMatchObject({ detail: `The text is not in UTF-8.${encoding}` });
  },
);

test.each(['utf8', 'utf16le'] as const)('takes a body in %s that begins with its byte order mark', async (encoding) => {
  const payload = Buffer.from('\uFEFF{"name":"Übersicht"}', encoding);
  const headers = { 'content-type': 'application/json', ...english };
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/echo', payload, headers });
  expect(answer.json()).toEqual({ name: 'Übersicht' });
});

test('takes every number that JSON.stringify writes, and digits in texts', async () => {
  const exact = fc.jsonValue().filter((value) => JSON.stringify(value).length < 900);
  await fc.assert(
    fc.asyncProperty(exact, fc.double({ noNaN: true, noDefaultInfinity: true }), async (value, number) => {
      const text = JSON.stringify([value, number, '89860012345678901234', 'a"1e400']);
      expect((await post(text)).body).not.toContain('"keyword":"exact"');
    }),
    { numRuns: 50 },
  );
});

test('answers an unexpected error with the id of the request only', async () => {
  const answer = await platform.app.inject({ url: '/rest/broken', headers: english });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({
    code: 100_090_001,
    message: 'The platform failed to answer. Notify the operator: the server log has the reason',
  });
  expect(answer.body).not.toContain('secret');
});

test('requires a viewer except on public routes, and the permission that a route names', async () => {
  platform.viewer = undefined;
  expect((await platform.app.inject('/rest/echo/7')).json()).toMatchObject({
    code: 100_040_002,
    message: '未找到令牌',
  });
  expect((await platform.app.inject('/rest/open')).statusCode).toBe(200);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['echo.view']) });
  const rejected = await platform.app.inject({ url: '/rest/echo/7', method: 'DELETE' });
  expect(rejected.statusCode).toBe(401);
  expect(rejected.json()).toMatchObject({ message: '无访问权限', detail: 'echo.delete' });
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['echo.delete']) });
  expect((await platform.app.inject({ url: '/rest/echo/7', method: 'DELETE' })).json()).toEqual({ status: 'OK' });
  platform.viewer = aViewer();
});

test('takes the verb of x-request-http-method only while the setting safeRequest is on', async () => {
  const asDelete = { url: '/rest/echo/7', headers: { 'x-request-http-method': 'DELETE' } };
  const asPut = {
    method: 'POST' as const,
    url: '/rest/echo',
    payload: { a: 1 },
    headers: { 'x-request-http-method': 'PUT' },
  };
  expect((await platform.app.inject(asDelete)).json()).toEqual({ id: '7', project: 'default' });
  expect((await platform.app.inject(asPut)).json()).toEqual({ a: 1 });
  await platform.kit.database
    .insertInto('setting')
    .values({ project: 'default', revision: 1, body: { safeRequest: true } })
    .execute();
  expect((await platform.app.inject(asDelete)).json()).toEqual({ status: 'OK' });
  expect((await platform.app.inject(asPut)).json()).toEqual({ status: 'put' });
  const asDeletePost = { ...asPut, headers: { 'x-request-http-method': 'DELETE' } };
  expect((await platform.app.inject(asDeletePost)).statusCode).toBe(405);
});
