import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlatformPlugin } from '../contract';
import { aViewer, createTestPlatform, type TestPlatform } from '../testing';
import { roleEntity, rolePatchEntity } from '@signalbox/schemas/validators/entities';
import { resourceRoutes } from './resource-routes';

const roles: PlatformPlugin = {
  id: 'roles',
  register(rest, kit) {
    resourceRoutes(rest, kit, {
      path: 'core/role',
      collection: 'role',
      permissions: { list: 'role.view', get: 'role.view', add: 'role.add', edit: 'role.edit', delete: 'role.delete' },
      entity: { full: roleEntity, patch: rolePatchEntity },
    });
    resourceRoutes(rest, kit, { path: 'core/table', collection: 'table', permissions: { list: null, get: null } });
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [roles] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.database.deleteFrom('document').execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, payload?: object) =>
  platform.app.inject({ method, url: `/rest/core/${path}`, payload, headers: { 'accept-language': 'en' } });
async function aRole(body: object = { name: 'Operator' }): Promise<string> {
  return (await send('POST', 'role', body)).json<{ InsertedID: string }>().InsertedID;
}

test('creates, reads, replaces, merges and deletes with the answers of the contract', async () => {
  const created = await send('POST', 'role', { name: 'Operator', permissions: ['setting.view'] });
  expect(created).toMatchObject({ statusCode: 200, statusMessage: 'OK' });
  const { InsertedID: id } = created.json<{ InsertedID: string }>();
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect((await send('PATCH', `role/${id}`, { description: 'Looks on' })).json()).toEqual({ status: 'OK' });
  expect((await send('GET', `role/${id}/`)).json()).toEqual({
    id,
    name: 'Operator',
    permissions: ['setting.view'],
    description: 'Looks on',
  });
  expect((await send('PUT', `role/${id}`, { name: 'Viewer' })).json()).toEqual({ status: 'OK' });
  expect((await send('GET', `role/${id}`)).json()).toEqual({ id, name: 'Viewer' });
  expect((await send('DELETE', `role/${id}`)).json()).toEqual({ status: 'OK' });
  expect((await send('GET', `role/${id}`)).statusCode).toBe(400);
});

test('a stored value that is not valid any more keeps no other field from being patched', async () => {
  const id = await aRole();
  await platform.kit.database
    .updateTable('document')
    .set({ body: { name: 'Operator', permissions: ['old key'] } })
    .execute();
  expect((await send('PATCH', `role/${id}`, { description: 'Looks on' })).json()).toEqual({ status: 'OK' });
  expect((await send('PATCH', `role/${id}`, { permissions: ['other key'] })).statusCode).toBe(400);
  expect((await send('PATCH', `role/${id}`, { name: null })).json()).toMatchObject({ field: 'name' });
  expect((await send('PUT', `role/${id}`, { name: 'Viewer', permissions: ['old key'] })).statusCode).toBe(400);
});

test('ignores the id of a body', async () => {
  const id = await aRole({ id: 'chosen', name: 'Operator' });
  expect(id).not.toBe('chosen');
  await send('PUT', `role/${id}`, { id: 'other', name: 'Viewer' });
  await send('PATCH', `role/${id}`, { id: 'other', name: 'Viewer 2' });
  expect((await send('GET', 'role')).json()).toEqual([{ id, name: 'Viewer 2' }]);
});

test('lists as a bare array, with the total in a header on demand', async () => {
  for (const name of ['A', 'B', 'C']) await aRole({ name });
  const query = encodeURIComponent(
    JSON.stringify({
      filter: { name: { $gt: 'A' } },
      sort: { name: -1 },
      limit: 1,
      project: { name: 1 },
      withCount: true,
    }),
  );
  const answer = await send('GET', `role?query=${query}`);
  expect(answer.headers.count).toBe('2');
  expect(answer.json()).toEqual([{ id: expect.any(String), name: 'C' }]);
  expect((await send('GET', 'role')).headers.count).toBeUndefined();
});

describe('answers 400, names the field and changes nothing:', () => {
  const bodies: [title: string, body: unknown, code: number, field: string][] = [
    ['a wrong type', { name: 5 }, 100_010_001, 'name'],
    ['an unknown field', { name: 'A', colour: 'red' }, 100_010_001, 'colour'],
    ['too long a text', { name: 'x'.repeat(101) }, 100_010_001, 'name'],
    ['an error inside a list', { name: 'A', permissions: ['everything'] }, 100_010_001, 'permissions.0'],
    ['a list', [{ name: 'A' }], 100_010_002, ''],
    ['a plain value', 7, 100_010_002, ''],
    ['nothing', null, 100_010_002, ''],
  ];
  test.each(bodies)('%s', async (_title, body, code, field) => {
    const id = await aRole();
    for (const [method, path] of [
      ['POST', 'role'],
      ['PUT', `role/${id}`],
      ['PATCH', `role/${id}`],
    ] as const) {
      const answer = await platform.app.inject({
        method,
        url: `/rest/core/${path}`,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code,
        field,
        ...(field === '' ? {} : { pointer: `/${field.replace('.', '/')}` }),
      });
    }
    expect((await send('GET', 'role')).json()).toEqual([{ id, name: 'Operator' }]);
  });

  test('a required field that is missing, or removed by a patch', async () => {
    const id = await aRole();
    expect((await send('POST', 'role', {})).json()).toMatchObject({ field: 'name', pointer: '/name' });
    expect((await send('PATCH', `role/${id}`, { name: null })).json()).toMatchObject({ field: 'name' });
    expect((await send('GET', `role/${id}`)).json()).toEqual({ id, name: 'Operator' });
  });

  test.each([
    ['PUT', { name: 'A' }],
    ['PATCH', { name: 'A' }],
    ['DELETE', undefined],
    ['GET', undefined],
  ] as const)('%s of what is not there', async (method, body) => {
    for (const id of ['0'.repeat(24), '%00', "' or 1=1"]) {
      expect((await send(method, `role/${encodeURIComponent(decodeURIComponent(id))}`, body)).json()).toMatchObject({
        code: 100_030_002,
        message: 'The resource does not exist',
      });
    }
  });

  test('a query that cannot be parsed', async () => {
    expect((await send('GET', 'role?query=%7B')).json()).toMatchObject({ code: 100_010_003 });
    const query = encodeURIComponent(JSON.stringify({ filter: { name: { $regex: '(' } } }));
    expect((await send('GET', `role?query=${query}`)).json()).toMatchObject({ code: 100_010_003 });
  });
});

test('requires for each verb its own permission', async () => {
  const id = await aRole();
  const requests = [
    ['GET', 'role', 'view'],
    ['GET', `role/${id}`, 'view'],
    ['POST', 'role', 'add'],
    ['PUT', `role/${id}`, 'edit'],
    ['PATCH', `role/${id}`, 'edit'],
    ['DELETE', `role/${id}`, 'delete'],
  ] as const;
  for (const [method, path, needed] of requests) {
    const others = ['role.view', 'role.add', 'role.edit', 'role.delete'].filter((key) => key !== `role.${needed}`);
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(others) });
    const body = method === 'GET' || method === 'DELETE' ? undefined : { name: 'X' };
    expect((await send(method, path, body)).json()).toMatchObject({ detail: `role.${needed}` });
  }
});

test('has no route for a verb that the resource does not name', async () => {
  platform.viewer = aViewer({ isSuper: false });
  expect((await send('GET', 'table')).json()).toEqual([]);
  expect((await send('POST', 'table', {})).statusCode).toBe(405);
  expect((await send('DELETE', 'table/x')).statusCode).toBe(405);
});
