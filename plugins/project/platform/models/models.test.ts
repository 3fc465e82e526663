import { collectionsPlugin } from '@signalbox/collections-platform';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { platformPlugin } from '..';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  as('model.view', 'model.add', 'model.edit', 'model.delete');
  await platform.kit.database.deleteFrom('document').execute();
});

const as = (...permissions: string[]) => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
};
async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object, headers = {}) {
  const payload = body ? { payload: body } : {};
  const answer = await platform.app.inject({ method, url: `/rest/core/${path}`, headers, ...payload });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<JsonObject>() };
}
const add = async (model: object) => String((await send('POST', 'model', model)).body['InsertedID']);
const schemaOf = (properties: object) => ({ custom: { schema: { type: 'object', properties } } });

it('keeps all properties of a model, also undeclared ones', async () => {
  const property = { type: 'string', title: { en: 'Host' }, unit: 'm', more: [null, { a: null }] };
  const model = {
    name: 'Gauge',
    key: 'gauge',
    table: ['x'],
    custom: { schema: { type: 'object', properties: { host: property }, required: [] }, colors: { on: 1 }, more: null },
  };
  const id = await add(model);
  expect((await send('GET', `model/${id}`)).body).toEqual({ id, ...model });
  await send('PATCH', `model/${id}`, { table: null, other: { a: 1 }, custom: { colors: { off: 2 } } });
  const { table: _table, ...rest } = model;
  const custom = { ...model.custom, colors: { on: 1, off: 2 } };
  expect((await send('GET', `model/${id}`)).body).toEqual({ id, ...rest, other: { a: 1 }, custom });
  const query = encodeURIComponent(JSON.stringify({ filter: { 'custom.colors.off': 2 }, sort: { other: 1 } }));
  expect((await send('GET', `model?query=${query}`)).body).toMatchObject([{ id }]);
});

it('takes models of up to 768 KB', async () => {
  const charts = Array.from({ length: 1300 }, () => 'x'.repeat(500));
  expect((await send('POST', 'model', { name: 'Gauge', custom: { charts } })).status).toBe(200);
});

it('is read by its id without a permission, and listed, counted and exported with one', async () => {
  const cost = { type: 'number', permission: { view: 'gauge.cost' } };
  const id = await add({ name: 'Gauge', ...schemaOf({ host: { type: 'string' }, cost }) });
  as();
  expect((await send('GET', `model/${id}`)).body).toMatchObject({
    id,
    custom: { schema: { properties: { host: {} } } },
  });
  expect(JSON.stringify((await send('GET', `model/${id}`)).body)).not.toContain('cost');
  for (const path of ['model', 'model/count', 'listView/core%2Fmodel'])
    expect((await send('GET', path)).body).toMatchObject({ detail: 'model.view' });
  const order = { format: 'ndjson', filter: {}, columns: ['name'] };
  expect((await send('POST', 'model/export', order)).body).toMatchObject({ detail: 'model.view' });
  as('model.view');
  expect((await send('POST', 'model/export', order)).body).toMatchObject({ count: 1 });
  expect((await send('GET', 'model/count')).body).toEqual({ count: 1 });
});

it('has the same rules in a change of many models, and rejects one of another version', async () => {
  const secret = await add({ name: 'Safe', ...schemaOf({ pin: { type: 'string', writeOnly: true } }) });
  const plain = await add({ name: 'Gauge' });
  await platform.kit.pool.query(
    `insert into document (project, collection, id, body) values ('default', 'table_data', 'r', $1)`,
    [{ model: secret, values: { pin: '1234' } }],
  );
  const { body: started } = await send('POST', 'model/bulk', { action: 'delete', filter: {} });
  const result = async () => (await send('GET', `model/bulk/${String(started['id'])}`)).body;
  await vi.waitFor(async () => expect(await result()).toMatchObject({ status: 'finish' }), 20_000);
  const failures = [{ id: secret, title: 'Safe', error: { code: 100_080_101 } }];
  expect(await result()).toMatchObject({ changed: 1, failures });
  expect((await send('GET', `model/${plain}`)).body).toMatchObject({ code: 100_030_002 });

  const { etag } = (await send('GET', `model/${secret}`)).headers;
  const change = () => send('PATCH', `model/${secret}`, { name: 'Vault' }, { 'if-match': etag });
  expect((await change()).status).toBe(200);
  expect((await change()).body).toMatchObject({ code: 100_030_003 });
});
