import { verifyPassword } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { describe, expect, test } from 'vitest';
import { accountsOf } from '../accounts';
import { usersPlatform } from '../testing/users-platform';

const users = usersPlatform();
const { send, aUser, aRole, aUserWith, as, secretOf } = users;

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
    as('user.add', 'user.edit', 'role.view', 'role.add', 'role.edit');
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

  test('of roles that they may not see', async () => {
    const role = await aRole([]);
    const id = await aUser({ roles: [role] });
    as('user.edit');
    expect(await send('PATCH', `user/${id}`, { roles: [role], name: 'Ada' })).toEqual({ status: 'OK' });
    expect(await send('PATCH', `user/${await aUserWith([])}`, { roles: [role] })).toMatchObject({
      field: 'roles.0',
      faults: [{ keyword: 'reference' }],
    });
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
      const before = await accountsOf(users.platform.kit).users.get(id);
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
      expect(await accountsOf(users.platform.kit).users.get(id)).toEqual(before);
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
    expect(await accountsOf(users.platform.kit).roles.get(strong)).toMatchObject({ name: 'Role' });
    expect(await send('PATCH', `role/${equal}`, { name: 'Renamed' })).toEqual({ status: 'OK' });
    expect(await send('DELETE', `role/${equal}`)).toEqual({ status: 'OK' });
  });
});

test.each(['PATCH', 'PUT'] as const)(
  'does not let users change their own password by %s, as it does not ask for the old one',
  async (method) => {
    const id = await aUser({ username: 'ada', isSuper: true });
    users.platform.viewer = aViewer({ userId: id });
    const body = { username: 'ada', email: 'ada@example.com', isSuper: true };
    expect(await send(method, `user/${id}`, { ...body, password: 'Mine now 1' })).toMatchObject({
      code: 100_010_001,
      field: 'password',
      message: 'Change your own password in your profile and enter the current one',
    });
    expect(await verifyPassword({ password: 'Blue door 7', stored: (await secretOf(id))?.password_hash ?? '' })).toBe(
      true,
    );
    expect(await accountsOf(users.platform.kit).users.get(id)).not.toHaveProperty('email');
    expect(await send(method, `user/${id}`, body)).toEqual({ status: 'OK' });
    expect(users.platform.endedSessionsOf).toEqual([]);
  },
);
