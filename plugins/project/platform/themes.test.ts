import { collectionsPlugin } from '@signalbox/collections-platform';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { platformPlugin } from '.';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.database.deleteFrom('document').execute();
  for (const name of ['Ash', 'Birch', 'Cedar']) await send('POST', 'theme', { name, isDark: name === 'Ash' });
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object, headers = {}) {
  const answer = await platform.app.inject({
    method,
    url: `/rest/core/${path}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<JsonObject>() };
}
const list = async (query: object) => {
  const answer = await send('GET', `theme?query=${encodeURIComponent(JSON.stringify(query))}`);
  return { ...answer, names: (answer.body as unknown as JsonObject[]).map(({ name }) => name) };
};
const idOf = async (name: string) => (await list({ filter: { name } })).body as unknown as [{ id: string }];

it('answers known clients as before', async () => {
  expect((await list({ filter: { isDark: true } })).body).toEqual([
    { id: expect.stringMatching(/^[\da-f]{24}$/), name: 'Ash', isDark: true, type: 'custom' },
  ]);
  expect((await list({ sort: { name: -1 }, limit: 1, skip: 1, project: { name: 1 } })).body).toEqual([
    { id: expect.any(String), name: 'Birch' },
  ]);
  expect((await list({ filter: { size: 3 }, sorts: [{ size: 1 }], withCount: true })).headers).toMatchObject({
    count: '0',
  });
  expect((await list({ filter: { size: { $ne: 3 } } })).names).toHaveLength(3);
  const [{ id }] = await idOf('Ash');
  expect(await send('PATCH', `theme/${id}`, { id: 'other', tokens: { borderRadius: 4 } })).toMatchObject({
    status: 200,
    body: { status: 'OK' },
  });
  expect((await send('GET', `theme/${id}`)).body).toEqual({
    id,
    name: 'Ash',
    isDark: true,
    type: 'custom',
    tokens: { borderRadius: 4 },
  });
  await send('PUT', `theme/${id}`, { name: 'Alder' });
  expect((await send('GET', `theme/${id}`)).body).toEqual({ id, name: 'Alder', type: 'custom' });
  expect((await send('DELETE', `theme/${id}`)).body).toEqual({ status: 'OK' });
  for (const method of ['GET', 'DELETE'] as const)
    expect((await send(method, `theme/${id}`)).body).toMatchObject({ code: 100_030_002, detail: id });
});

it('rejects what the entity rejects, with all its errors', async () => {
  const [{ id }] = await idOf('Ash');
  const faults = [{ keyword: 'required' }, { keyword: 'additionalProperties' }];
  for (const [method, path] of [
    ['POST', 'theme'],
    ['PUT', `theme/${id}`],
  ] as const)
    expect(await send(method, path, { size: 3 })).toMatchObject({ status: 400, body: { code: 100_010_001, faults } });
  const url = { tokens: { colorBgBase: 'url(https://example.org)' } };
  expect((await send('PATCH', `theme/${id}`, url)).body).toMatchObject({ field: 'tokens.colorBgBase' });
  expect((await send('PATCH', `theme/${id}`, {})).body).toMatchObject({ faults: [{ keyword: 'minProperties' }] });
});

it('has pages, counts, versions, views and exports, for users without a permission', async () => {
  const [{ id }] = await idOf('Ash');
  platform.viewer = aViewer({ isSuper: false, permissions: new Set() });
  const first = await list({ sort: { name: 1 }, limit: 2 });
  expect((await list({ sort: { name: 1 }, limit: 2, cursor: first.headers['cursor'] })).names).toEqual(['Cedar']);
  expect((await send('GET', 'theme/count')).body).toEqual({ count: 3 });
  const view = { name: 'Dark', scope: 'private', query: { filter: { isDark: true } } };
  expect((await send('POST', 'listView/core%2Ftheme', view)).status).toBe(200);
  expect((await send('GET', 'listView/core%2Ftheme')).body).toEqual([expect.objectContaining(view)]);
  const link = await send('POST', 'theme/export', { format: 'ndjson', filter: {}, columns: ['name', 'isDark'] });
  expect(link.body).toMatchObject({ count: 3, name: expect.stringMatching(/^Themes /) });
  const file = await platform.app.inject(`/rest${String(link.body['url'])}`);
  expect(file.body.split('\n')).toContain('{"name":"Ash","isDark":true}');
  for (const action of ['edit', 'delete'])
    expect((await send('POST', 'theme/bulk', { action, ids: [id] })).body).toMatchObject({ detail: `theme.${action}` });
});

it('rejects a change of another version', async () => {
  const [{ id }] = await idOf('Ash');
  const { etag } = (await send('GET', `theme/${id}`)).headers;
  expect((await send('PATCH', `theme/${id}`, { name: 'Alder' }, { 'if-match': etag })).status).toBe(200);
  for (const method of ['PATCH', 'PUT', 'DELETE'] as const)
    expect(
      await send(method, `theme/${id}`, method === 'DELETE' ? undefined : { name: 'Elm' }, { 'if-match': etag }),
    ).toMatchObject({ status: 400, body: { code: 100_030_003 } });
});

it('changes many at once', async () => {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['theme.edit', 'theme.delete']) });
  const run = async (body: object) => {
    const { body: started } = await send('POST', 'theme/bulk', body);
    const result = async () => (await send('GET', `theme/bulk/${String(started['id'])}`)).body;
    await vi.waitFor(async () => expect(await result()).toMatchObject({ status: 'finish' }), 20_000);
    return result();
  };
  const edit = { action: 'edit', filter: { isDark: false }, values: { tokens: { borderRadius: 2 } } };
  expect(await run(edit)).toMatchObject({ changed: 2, unchanged: 0, failed: 0 });
  expect((await list({ filter: { 'tokens.borderRadius': 2 }, sort: { name: 1 } })).names).toEqual(['Birch', 'Cedar']);
  const wrong = { action: 'edit', filter: {}, values: { name: '' } };
  expect((await send('POST', 'theme/bulk/plan', wrong)).body).toMatchObject({ count: 3, failed: 3 });
  expect(await run({ action: 'delete', filter: { isDark: false } })).toMatchObject({ changed: 2 });
  expect((await list({})).names).toEqual(['Ash']);
  expect((await send('GET', 'theme/bulk/%00')).status).toBe(400);
});
