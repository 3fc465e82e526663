import { type PlatformPlugin, verifyPassword } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { accountsOf } from '../accounts';

let platform: TestPlatform;
const plugin: PlatformPlugin = { id: platformPlugin.id, register: platformPlugin.register };
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [plugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { database } = accountsOf(platform.kit);
  await database.deleteFrom('document').execute();
  await database.deleteFrom('user_secret').execute();
  await database.deleteFrom('setting').execute();
  platform.endedSessionsOf.length = 0;
  platform.viewer = aViewer();
});

const send = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const answer = await platform.app.inject({
    method,
    url: `/rest/core/${path}`,
    payload,
    headers: { 'accept-language': 'en' },
  });
  return answer.json<Record<string, unknown>>();
};
async function aUser(options: object = {}): Promise<string> {
  const { InsertedID } = await send('POST', 'user', {
    username: `user-${Math.random()}`,
    password: 'Blue door 7',
    ...options,
  });
  return String(InsertedID);
}
const aRole = async (permissions: string[]) =>
  String((await send('POST', 'role', { name: 'Role', permissions })).InsertedID);
/** Creates a user that the current sender could not create. */
const aUserWith = (permissions: string[]) =>
  accountsOf(platform.kit).users.insert({ username: `user-${Math.random()}`, roles: [], permissions });
const as = (...permissions: string[]) => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
};
const secretOf = (id: string) =>
  accountsOf(platform.kit).database.selectFrom('user_secret').selectAll().where('user_id', '=', id).executeTakeFirst();

test('stores a password as a hash in a separate table, and never returns it', async () => {
  const id = await aUser({ username: 'ada', email: 'ada@example.com' });
  const secret = await secretOf(id);
  expect(await verifyPassword({ password: 'Blue door 7', stored: secret?.password_hash ?? '' })).toBe(true);
  expect(secret?.is_own).toBe(false);
  const everything = JSON.stringify([await send('GET', 'user'), await send('GET', `user/${id}`)]);
  expect(everything).toContain('ada@example.com');
  expect(everything).not.toMatch(/argon2|password|Blue door/);
  const documents = await platform.kit.database.selectFrom('document').selectAll().execute();
  expect(JSON.stringify(documents)).not.toMatch(/argon2|Blue door/);
});

test('validates new passwords by the policy of the settings', async () => {
  await platform.kit.database
    .insertInto('setting')
    .values({
      project: 'default',
      revision: 1,
      body: { userExpand: { minPasswordLength: 9, passwordComplexity: 'high' } },
    })
    .execute();
  expect(await send('POST', 'user', { username: 'ada', password: 'short' })).toMatchObject({
    code: 100_010_001,
    field: 'password',
  });
  expect(await send('GET', 'user')).toEqual([]);
  const id = await aUser({ password: 'Long enough 1' });
  expect(await send('PATCH', `user/${id}`, { password: 'onlyletters' })).toMatchObject({ field: 'password' });
  expect(await verifyPassword({ password: 'Long enough 1', stored: (await secretOf(id))?.password_hash ?? '' })).toBe(
    true,
  );
});

test("ends a user's sessions on a new password, on disabling and on deletion only", async () => {
  const id = await aUser();
  await send('PATCH', `user/${id}`, { name: 'Ada' });
  expect(platform.endedSessionsOf).toEqual([]);
  await send('PATCH', `user/${id}`, { password: 'Red door 8' });
  await send('PATCH', `user/${id}`, { disable: true });
  await send('DELETE', `user/${id}`);
  expect(platform.endedSessionsOf).toEqual([id, id, id]);
  expect(await secretOf(id)).toBeUndefined();
});

test('rejects a username that is taken', async () => {
  await aUser({ username: 'ada' });
  const other = await aUser({ username: 'bob' });
  expect(await send('POST', 'user', { username: 'ada', password: 'x' })).toMatchObject({
    code: 100_030_001,
    field: 'username',
  });
  expect(await send('PATCH', `user/${other}`, { username: 'ada' })).toMatchObject({ code: 100_030_001 });
  expect(await send('PATCH', `user/${other}`, { username: 'bob', name: 'Bob' })).toEqual({ status: 'OK' });
});

describe('the last super user who can log in', () => {
  test.each([
    ['PATCH', { isSuper: false }, 'isSuper'],
    ['PATCH', { disable: true }, 'disable'],
    ['PUT', { username: 'root' }, 'isSuper'],
    ['DELETE', undefined, 'id'],
  ] as const)('stays one: %s %o', async (method, body, field) => {
    const id = await aUser({ username: 'root', isSuper: true });
    await aUser({ isSuper: true, disable: true });
    expect(await send(method, `user/${id}`, body)).toMatchObject({
      code: 100_010_001,
      field,
      detail: 'the last super user',
    });
    expect(await send('GET', `user/${id}`)).toMatchObject({ isSuper: true });
    expect(await secretOf(id)).toBeDefined();
    expect(platform.endedSessionsOf).toEqual([]);
  });

  test('survives two concurrent demotions', async () => {
    const ids = [await aUser({ isSuper: true }), await aUser({ isSuper: true })];
    const answers = await Promise.all(ids.map((id) => send('PATCH', `user/${id}`, { isSuper: false })));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  });
});

describe('without user.edit', () => {
  test('users save only the columns of their own lists, in both formats', async () => {
    const id = await aUser({ username: 'ada' });
    as();
    platform.viewer = { ...aViewer({ isSuper: false }), userId: id };
    expect(await send('PATCH', `user/${id}`, { pageSetting: { devices: ['power'] } })).toEqual({ status: 'OK' });
    expect(await send('PATCH', `user/${id}`, { 'pageSetting.pumps': ['flow'] })).toEqual({ status: 'OK' });
    expect(await send('PATCH', `user/${id}`, { pageSetting: {}, isSuper: true })).toMatchObject({
      detail: 'user.edit',
    });
    expect(await send('PATCH', `user/${id}`, { name: 'Me' })).toMatchObject({ detail: 'user.edit' });
    expect(await send('GET', `user/${id}`)).toEqual({
      id,
      username: 'ada',
      pageSetting: { devices: ['power'], pumps: ['flow'] },
    });
  });

  test('the total size of page settings is limited', async () => {
    const id = await aUser();
    as();
    platform.viewer = { ...aViewer({ isSuper: false }), userId: id };
    const columns = Array.from({ length: 200 }, (_, number) => `${number}-`.padEnd(180, 'x'));
    expect(await send('PATCH', `user/${id}`, { 'pageSetting.devices': columns })).toEqual({ status: 'OK' });
    expect(await send('PATCH', `user/${id}`, { 'pageSetting.pumps': columns })).toMatchObject({
      code: 100_010_001,
      field: 'pageSetting',
      faults: [{ keyword: 'maxBytes', params: { limit: 65_536 } }],
    });
    const lists = (from: number) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, number) => [`list-${from + number}`, ['a']]));
    expect(await send('PATCH', `user/${id}`, { pageSetting: lists(0) })).toEqual({ status: 'OK' });
    expect(await send('PATCH', `user/${id}`, { pageSetting: lists(300) })).toMatchObject({
      field: 'pageSetting',
      faults: [{ keyword: 'maxProperties', params: { limit: 500 } }],
    });
    const { pageSetting } = (await send('GET', `user/${id}`)) as { pageSetting: object };
    expect(Object.keys(pageSetting)).toHaveLength(301);
  });

  test('users can neither see nor change others', async () => {
    const id = await aUser();
    as();
    expect(await send('GET', `user/${id}`)).toMatchObject({ detail: 'user.view' });
    expect(await send('PATCH', `user/${id}`, { pageSetting: { devices: [] } })).toMatchObject({ detail: 'user.edit' });
    expect(await send('GET', 'user')).toMatchObject({ detail: 'user.view' });
  });
});

describe('a user cannot grant or take over more than their own permissions:', () => {
  test('flags', async () => {
    const id = await aUser();
    as('user.add', 'user.edit');
    expect(await send('PATCH', `user/${id}`, { isSuper: true })).toMatchObject({ detail: 'isSuper' });
    expect(await send('PATCH', `user/${id}`, { isAdmin: true })).toMatchObject({ detail: 'isAdmin' });
    expect(await send('POST', 'user', { username: 'x', password: 'x', isSuper: true })).toMatchObject({
      detail: 'isSuper',
    });
  });

  test('permissions, directly or by a role', async () => {
    const [strong, weak] = [await aRole(['setting.edit']), await aRole(['user.edit'])];
    const id = await aUser();
    as('user.add', 'user.edit', 'role.add', 'role.edit');
    expect(await send('PATCH', `user/${id}`, { permissions: ['setting.edit'] })).toMatchObject({
      detail: 'setting.edit',
    });
    expect(await send('PATCH', `user/${id}`, { roles: [strong] })).toMatchObject({ detail: 'setting.edit' });
    expect(await send('PATCH', `role/${strong}`, { permissions: ['setting.edit', 'user.delete'] })).toMatchObject({
      detail: 'setting.edit',
    });
    expect(await send('PATCH', `role/${weak}`, { permissions: ['user.edit', 'user.delete'] })).toMatchObject({
      detail: 'user.delete',
    });
    expect(await send('POST', 'role', { name: 'R', permissions: ['setting.edit'] })).toMatchObject({
      detail: 'setting.edit',
    });
    expect(await send('PATCH', `user/${id}`, { permissions: ['user.add'] })).toEqual({ status: 'OK' });
  });

  test('by revoking permissions of a stronger account', async () => {
    const strongRole = await aRole(['setting.edit']);
    const strong = await aUser({ roles: [strongRole], permissions: ['user.delete'], isAdmin: true });
    as('user.edit', 'role.edit');
    for (const body of [{ permissions: [] }, { roles: [] }, { isAdmin: false }])
      expect(await send('PATCH', `user/${strong}`, body)).toMatchObject({ code: 100_040_003 });
    expect(await send('PUT', `user/${strong}`, { username: 'bare' })).toMatchObject({ code: 100_040_003 });
    expect(await send('PATCH', `role/${strongRole}`, { permissions: [] })).toMatchObject({ detail: 'setting.edit' });
  });

  test('by changing or deleting a stronger account', async () => {
    const strong = await aUser({ permissions: ['setting.edit'] });
    const byRole = await aUser({ roles: [await aRole(['setting.edit'])] });
    const [boss, root] = [await aUser({ isAdmin: true }), await aUser({ isSuper: true })];
    as('user.edit', 'user.delete');
    for (const id of [strong, byRole, boss, root]) {
      const before = await accountsOf(platform.kit).users.get(id);
      for (const body of [
        { password: 'Mine now 1' },
        { username: 'other' },
        { disable: true },
        { email: 'mine@example.com' },
        { phone: '123' },
        { pageSetting: {} },
      ])
        expect(await send('PATCH', `user/${id}`, body)).toMatchObject({ code: 100_040_003 });
      const { id: _id, ...whole } = before ?? {};
      expect(await send('PUT', `user/${id}`, { ...whole, email: 'mine@example.com' })).toMatchObject({
        code: 100_040_003,
      });
      expect(await send('DELETE', `user/${id}`)).toMatchObject({ code: 100_040_003 });
      expect(await accountsOf(platform.kit).users.get(id)).toEqual(before);
    }
    const equal = await aUserWith(['user.edit']);
    expect(await send('PATCH', `user/${equal}`, { email: 'equal@example.com' })).toEqual({ status: 'OK' });
  });

  test('by renaming or deleting a stronger role', async () => {
    const [strong, equal] = [await aRole(['setting.edit', 'role.edit']), await aRole(['role.edit'])];
    as('role.edit', 'role.delete');
    expect(await send('PATCH', `role/${strong}`, { name: 'Renamed' })).toMatchObject({ detail: 'setting.edit' });
    expect(await send('DELETE', `role/${strong}`)).toMatchObject({ code: 100_040_003, detail: 'setting.edit' });
    expect(await send('GET', `role/${strong}`)).toMatchObject({ detail: 'role.view' });
    expect(await accountsOf(platform.kit).roles.get(strong)).toMatchObject({ name: 'Role' });
    expect(await send('PATCH', `role/${equal}`, { name: 'Renamed' })).toEqual({ status: 'OK' });
    expect(await send('DELETE', `role/${equal}`)).toEqual({ status: 'OK' });
  });
});

test.each(['PATCH', 'PUT'] as const)(
  "%s changes nobody's own password, as it does not ask for the old one",
  async (method) => {
    const id = await aUser({ username: 'ada', isSuper: true });
    platform.viewer = aViewer({ userId: id });
    const body = { username: 'ada', email: 'ada@example.com', isSuper: true };
    expect(await send(method, `user/${id}`, { ...body, password: 'Mine now 1' })).toMatchObject({
      code: 100_010_001,
      field: 'password',
      message: 'Change your own password in your profile and enter the current one',
    });
    expect(await verifyPassword({ password: 'Blue door 7', stored: (await secretOf(id))?.password_hash ?? '' })).toBe(
      true,
    );
    expect(await accountsOf(platform.kit).users.get(id)).not.toHaveProperty('email');
    expect(await send(method, `user/${id}`, body)).toEqual({ status: 'OK' });
    expect(platform.endedSessionsOf).toEqual([]);
  },
);

test('rejects an unknown role, and the deletion of a role in use', async () => {
  const role = await aRole(['setting.view']);
  expect(await send('POST', 'user', { username: 'x', password: 'x', roles: ['none'] })).toMatchObject({
    field: 'roles.0',
  });
  const id = await aUser({ roles: [role] });
  expect(await send('DELETE', `role/${role}`)).toMatchObject({ field: 'id', detail: 'users with this role: 1' });
  await send('DELETE', `user/${id}`);
  expect(await send('DELETE', `role/${role}`)).toEqual({ status: 'OK' });
});
