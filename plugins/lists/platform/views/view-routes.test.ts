import { seedDocuments } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, as } = records;

beforeEach(async () => {
  await addModel('pump', { name: { type: 'string' }, cost: { type: 'number', permission: { view: 'pump.cost' } } });
  await addModel('tank', { name: { type: 'string' } });
  const accounts = { project: 'default', collection: 'user' };
  await seedDocuments(records.platform.kit, {
    ...accounts,
    documents: [{ id: 'ada', roles: ['operators'] }, { id: 'bo' }],
  });
  await seedDocuments(records.platform.kit, {
    ...accounts,
    collection: 'role',
    documents: [{ id: 'operators' }, { id: 'planners' }],
  });
});

/** The next requests are those of this user. */
function be(userId: string, ...permissions: string[]) {
  Object.assign(as(...permissions), { userId });
}

const send = async <Body = JsonObject>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => {
  const answer = await records.platform.app.inject({
    method,
    url: `/rest/core/listView/${path}`,
    headers: { 'accept-language': 'en' },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
};
const aView = (overrides: object = {}) => ({
  name: 'Mine',
  scope: 'private',
  query: { sorts: [{ name: 1 }] },
  ...overrides,
});
const add = async (overrides: object = {}) => String((await send('POST', 'pump', aView(overrides))).body['InsertedID']);
const names = async (model = 'pump') => {
  const { body } = await send<JsonObject[]>('GET', model);
  return body.map(({ name }) => name);
};
const defaults = async () => {
  const { body } = await send<JsonObject[]>('GET', 'pump');
  return body.filter(({ isDefault }) => isDefault).map(({ name }) => name);
};

it('shows private views to their owner, views of a role to its users, and the others to all', async () => {
  be('root', 'pump.view', 'listView.edit');
  await add({ name: 'All', scope: 'all' });
  await add({ name: 'Operators', scope: 'role', role: 'operators' });
  await add({ name: 'Planners', scope: 'role', role: 'planners' });
  await add({ name: 'Of root' });
  expect((await names()).toSorted()).toEqual(['All', 'Of root', 'Operators', 'Planners']);
  be('ada', 'pump.view', 'tank.view');
  await add({ name: 'Of ada', columns: [{ path: 'name', width: 200, pin: 'start' }] });
  expect((await names()).toSorted()).toEqual(['All', 'Of ada', 'Operators']);
  expect(await names('tank')).toEqual([]);
  be('bo', 'pump.view');
  expect(await names()).toEqual(['All']);
});

it('requires the permission of the list, and to share a view that of sharing', async () => {
  be('ada', 'tank.view');
  expect(await send('GET', 'pump')).toMatchObject({ status: 401, body: { detail: 'pump.view' } });
  expect(await send('POST', 'pump', aView())).toMatchObject({ status: 401, body: { detail: 'pump.view' } });
  be('ada', 'pump.view');
  const mine = await add();
  for (const shared of [{ scope: 'all' }, { scope: 'role', role: 'operators' }]) {
    const forbidden = { status: 401, body: { detail: 'listView.edit' } };
    expect(await send('POST', 'pump', aView(shared))).toMatchObject(forbidden);
    expect(await send('PATCH', `pump/${mine}`, shared)).toMatchObject(forbidden);
  }
  be('root', 'pump.view', 'listView.edit');
  const shared = await add({ name: 'All', scope: 'all' });
  be('ada', 'pump.view');
  for (const request of [
    send('PATCH', `pump/${shared}`, { name: 'Mine now' }),
    send('PUT', `pump/${shared}`, aView()),
    send('DELETE', `pump/${shared}`),
  ])
    expect(await request).toMatchObject({ status: 401, body: { detail: 'listView.edit' } });
  expect((await names()).toSorted()).toEqual(['All', 'Mine']);
});

it('neither shows nor changes a private view of another user to anyone', async () => {
  be('ada', 'pump.view');
  const id = await add();
  be('root', 'pump.view', 'listView.edit');
  for (const request of [
    send('PATCH', `pump/${id}`, { name: 'x' }),
    send('PUT', `pump/${id}`, aView()),
    send('DELETE', `pump/${id}`),
  ])
    expect(await request).toMatchObject({ status: 400, body: { code: 100_030_002 } });
  be('ada', 'pump.view', 'tank.view');
  expect(await send('DELETE', `tank/${id}`)).toMatchObject({ status: 400, body: { code: 100_030_002 } });
  expect(await names()).toEqual(['Mine']);
});

it('changes, replaces and deletes a view', async () => {
  be('ada', 'pump.view');
  const id = await add({ columns: [{ path: 'name' }] });
  await send('PATCH', `pump/${id}`, { query: { limit: 50 } });
  const stored = { ...aView(), id, columns: [{ path: 'name' }], isEditable: true };
  expect((await send('GET', 'pump')).body).toEqual([{ ...stored, query: { sorts: [{ name: 1 }], limit: 50 } }]);
  await send('PUT', `pump/${id}`, aView({ name: 'Other', query: {} }));
  expect((await send('GET', 'pump')).body).toEqual([{ ...aView({ name: 'Other', query: {} }), id, isEditable: true }]);
  await send('DELETE', `pump/${id}`);
  expect(await names()).toEqual([]);
});

it('hides the columns that a user may not see in the views of others', async () => {
  be('root', 'pump.view', 'pump.cost', 'listView.edit');
  const all = { scope: 'all' };
  const columns = [{ path: 'name' }, { path: 'cost' }];
  const filter = { $or: [{ name: 'x' }, { cost: { $not: { $gt: 6 } } }] };
  const filtered = await add({ ...all, name: 'Dear', query: { filter } });
  const shown = await add({
    ...all,
    name: 'Costs',
    query: { filter: { name: 'x' }, sorts: [{ cost: 1 }, { name: 1 }] },
    columns,
  });
  be('bo', 'pump.view', 'listView.edit');
  expect((await send('GET', 'pump')).body).toEqual([
    {
      id: shown,
      name: 'Costs',
      scope: 'all',
      query: { filter: { name: 'x' }, sorts: [{ name: 1 }] },
      columns: [{ path: 'name' }],
      isEditable: false,
    },
  ]);
  for (const [id, status] of [
    [filtered, 400],
    [shown, 401],
  ] as const) {
    expect((await send('PATCH', `pump/${id}`, { name: 'Mine' })).status).toBe(status);
    expect((await send('PUT', `pump/${id}`, aView(all))).status).toBe(status);
    expect((await send('DELETE', `pump/${id}`)).status).toBe(status);
  }
  be('root', 'pump.view', 'pump.cost', 'listView.edit');
  expect((await names()).toSorted()).toEqual(['Costs', 'Dear']);
  expect((await send('PATCH', `pump/${filtered}`, { name: 'Expensive' })).status).toBe(200);
});

it('shows others no view that compares a former column, and no such column', async () => {
  be('root', 'pump.view', 'pump.cost', 'listView.edit');
  await add({ name: 'Dear', scope: 'all', query: { filter: { cost: 7 } } });
  await add({ name: 'Sorted', scope: 'all', query: { sorts: [{ cost: 1 }, { name: 1 }] } });
  await sql`update document set body = body #- '{custom,schema,properties,cost}' where id = 'pump'`.execute(
    records.platform.kit.database,
  );
  be('ada', 'pump.view', 'pump.cost');
  const { body } = await send('GET', 'pump');
  expect(body).toMatchObject([{ name: 'Sorted', query: { sorts: [{ name: 1 }] } }]);
  expect(body).toHaveLength(1);
});

it.each(['PUT', 'PATCH'] as const)('rejects a hidden column and an unknown field by %s', async (method) => {
  be('ada', 'pump.view');
  const id = await add();
  for (const [change, field] of [
    [{ query: { filter: { cost: 7 } } }, 'filter.cost'],
    [{ query: { sorts: [{ cost: 1 }] } }, 'sort.cost'],
    [{ columns: [{ path: 'cost' }] }, 'columns.0'],
    [{ color: 'red' }, 'color'],
  ] as const)
    expect(await send(method, `pump/${id}`, method === 'PUT' ? aView(change) : change)).toMatchObject({
      status: 400,
      body: { field },
    });
});

it('has one default for each user, for each role, and for all', async () => {
  be('root', 'pump.view', 'listView.edit');
  const isDefault = true;
  const first = await add({ name: 'All 1', scope: 'all', isDefault });
  await add({ name: 'Operators', scope: 'role', role: 'operators', isDefault });
  await add({ name: 'Planners', scope: 'role', role: 'planners', isDefault });
  await add({ name: 'Root', isDefault });
  expect(await defaults()).toHaveLength(4);
  await add({ name: 'All 2', scope: 'all', isDefault });
  await add({ name: 'Operators 2', scope: 'role', role: 'operators', isDefault });
  expect((await defaults()).toSorted()).toEqual(['All 2', 'Operators 2', 'Planners', 'Root']);
  await send('PATCH', `pump/${first}`, { isDefault });
  expect((await defaults()).toSorted()).toEqual(['All 1', 'Operators 2', 'Planners', 'Root']);
  be('ada', 'pump.view');
  await Promise.all(['1', '2', '3'].map((name) => add({ name, isDefault })));
  expect((await defaults()).filter((name) => String(name).length === 1)).toHaveLength(1);
});

it.each([
  [{ query: { filter: { power: 1 } } }, 'filter.power'],
  [{ query: { filter: { cost: { $gt: 1 } } } }, 'filter.cost'],
  [{ query: { sorts: [{ cost: 1 }] } }, 'sort.cost'],
  [{ columns: [{ path: 'name' }, { path: 'cost' }] }, 'columns.1'],
  [{ query: { skip: 5 } }, 'query.skip'],
  [{ query: { filter: { name: { $near: 1 } } } }, 'filter.name.$near'],
  [{ name: ' ' }, 'name'],
  [{ columns: [{ path: 'name', width: 1 }] }, 'columns.0.width'],
  [{ role: 'operators' }, 'role'],
  [{ scope: 'everyone' }, 'scope'],
])('rejects the view %j', async (overrides, field) => {
  be('ada', 'pump.view');
  expect(await send('POST', 'pump', aView(overrides))).toMatchObject({ status: 400, body: { field } });
});

it('rejects a view of a role that is missing', async () => {
  be('root', 'pump.view', 'listView.edit');
  expect(await send('POST', 'pump', aView({ scope: 'role' }))).toMatchObject({ status: 400, body: { field: 'role' } });
  expect(await send('POST', 'pump', aView({ scope: 'role', role: 'nobody' }))).toMatchObject({
    status: 400,
    body: { field: 'role', code: 100_030_002 },
  });
});

it('limits the views of one user', async () => {
  be('ada', 'pump.view');
  const documents = Array.from({ length: 50 }, (_none, number) => ({
    ...aView(),
    id: `v${number}`,
    model: 'pump',
    user: 'ada',
  }));
  await seedDocuments(records.platform.kit, { project: 'default', collection: 'dataset_view', documents });
  expect((await send('POST', 'pump', aView())).body).toMatchObject({ detail: 'at most 50 views' });
});

it('ignores documents of the same module that are no views', async () => {
  be('ada', 'pump.view');
  const documents = [{ id: 'foreign', model: 'pump', scope: 'all' }];
  await seedDocuments(records.platform.kit, { project: 'default', collection: 'dataset_view', documents });
  expect(await names()).toEqual([]);
});
