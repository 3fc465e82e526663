import { verifyPassword } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { describe, expect, test } from 'vitest';
import { usersPlatform } from '../testing/users-platform';

const users = usersPlatform();
const { send, aUser, aRole, as, secretOf } = users;

test('stores a password as a hash in a separate table, and never returns it', async () => {
  const id = await aUser({ username: 'ada', email: 'ada@example.com' });
  const secret = await secretOf(id);
  expect(await verifyPassword({ password: 'Blue door 7', stored: secret?.password_hash ?? '' })).toBe(true);
  expect(secret?.is_own).toBe(false);
  const everything = JSON.stringify([await send('GET', 'user'), await send('GET', `user/${id}`)]);
  expect(everything).toContain('ada@example.com');
  expect(everything).not.toMatch(/argon2|password|Blue door/);
  const documents = await users.platform.kit.database.selectFrom('document').selectAll().execute();
  expect(JSON.stringify(documents)).not.toMatch(/argon2|Blue door/);
});

test('validates new passwords by the policy of the settings', async () => {
  await users.platform.kit.database
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
  expect(users.platform.endedSessionsOf).toEqual([]);
  await send('PATCH', `user/${id}`, { password: 'Red door 8' });
  await send('PATCH', `user/${id}`, { disable: true });
  await send('DELETE', `user/${id}`);
  expect(users.platform.endedSessionsOf).toEqual([id, id, id]);
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
    expect(users.platform.endedSessionsOf).toEqual([]);
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
    users.platform.viewer = { ...aViewer({ isSuper: false }), userId: id };
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
    users.platform.viewer = { ...aViewer({ isSuper: false }), userId: id };
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

test('the plan of a deletion of roles counts the users who have them, for those who may see users', async () => {
  const role = await aRole([]);
  for (const roles of [[role], [role, await aRole([])], []]) await aUser({ roles });
  const used = async () => (await send('POST', 'role/bulk/plan', { action: 'delete', ids: [role] }))['used'];
  as('role.view', 'role.delete', 'user.view');
  expect(await used()).toMatchObject({
    uses: [{ model: 'core/user', column: 'roles', count: 2 }],
    isHiddenUsed: false,
  });
  as('role.view', 'role.delete');
  expect(await used()).toEqual({ uses: [], isHiddenUsed: true });
});
