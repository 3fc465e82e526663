import { expect, test, vi } from 'vitest';
import { accountsOf } from '../accounts';
import { usersPlatform } from '../testing/users-platform';

const users = usersPlatform();
const { send, aUser, as } = users;

async function bulk(body: object) {
  const { id } = await send('POST', 'user/bulk', body);
  const result = () => send('GET', `user/bulk/${String(id)}`);
  await vi.waitFor(async () => expect(await result()).toMatchObject({ status: 'finish' }));
  return result();
}

test('a bulk change disables all super users but the last one who can log in', async () => {
  const ids = [await aUser({ isSuper: true }), await aUser({ isSuper: true }), await aUser()];
  const result = await bulk({ action: 'edit', ids, values: { disable: true } });
  expect(result).toMatchObject({ changed: 2, failures: [{ error: { detail: 'the last super user' } }] });
  const all = await accountsOf(users.platform.kit).users.find();
  expect(all.filter(({ isSuper, disable }) => isSuper && disable !== true)).toHaveLength(1);
  expect(await bulk({ action: 'delete', ids })).toMatchObject({ changed: 2 });
});

test('a bulk change ends the sessions of users whom it disables, and sets no passwords', async () => {
  const ids = [await aUser(), await aUser()];
  await bulk({ action: 'edit', ids, values: { disable: true } });
  expect(users.platform.endedSessionsOf.toSorted()).toEqual(ids.toSorted());
  const order = { action: 'edit', ids, values: { password: 'One for all 1' } };
  expect(await send('POST', 'user/bulk', order)).toMatchObject({
    faults: [{ pointer: '/password', keyword: 'forbidden' }],
  });
  const stored = await users.platform.kit.database.selectFrom('document').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('One for all');
});

test('lists, exports and bulk changes have the roles of users as lists of references', async () => {
  const roles = [await users.aRole([], 'Night shift'), await users.aRole([], 'Guards')];
  const ada = await aUser({ username: 'ada', roles });
  await aUser({ username: 'bob' });
  const columns = ['username', 'roles'];
  const { url } = await send('POST', 'user/export', { format: 'csv', filter: { roles: { $in: roles } }, columns });
  const file = await users.platform.app.inject(`/rest${String(url)}`);
  expect(file.body.trim().split('\r\n').slice(1)).toEqual(['ada,"Night shift, Guards"']);
  const bulkRoles = (values: string[]) => ({ action: 'edit', filter: {}, values: { roles: values } });
  expect(await send('POST', 'user/bulk', bulkRoles(['gone']))).toMatchObject({ faults: [{ keyword: 'reference' }] });
  expect(await bulk(bulkRoles(roles.slice(1)))).toMatchObject({ changed: 2 });
  expect(await send('GET', `user/${ada}`)).toMatchObject({ roles: roles.slice(1) });
});

test('neither lists, filters nor exports show passwords', async () => {
  const id = await aUser();
  await users.platform.kit.database
    .updateTable('document')
    .set({ body: { username: 'old', password: 'in clear', passwordHash: 'abc' } })
    .where('id', '=', id)
    .execute();
  expect(JSON.stringify([await send('GET', 'user'), await send('GET', `user/${id}`)])).not.toMatch(/clear|abc/);
  const filter = encodeURIComponent(JSON.stringify({ filter: { password: { $regex: '^in' } } }));
  expect(await send('GET', `user?query=${filter}`)).toMatchObject({ code: 100_010_003 });
  for (const query of [{ filter: { passwordHash: { $regex: '^a' } } }, { sort: { passwordHash: 1 }, limit: 1 }])
    expect(await send('GET', `user?query=${encodeURIComponent(JSON.stringify(query))}`)).toMatchObject({
      code: 100_010_003,
    });
  // A stored one does not become valid.
  const secret = await users.secretOf(id);
  expect(await send('PATCH', `user/${id}`, { email: 'old@example.com' })).toEqual({ status: 'OK' });
  expect(await users.secretOf(id)).toEqual(secret);
  expect(users.platform.endedSessionsOf).toEqual([]);
});

test('a PUT keeps the picture and the columns that a user chose', async () => {
  const id = await aUser({ username: 'ada', avatar: '/rest/core/fileServer/ada.png' });
  await send('PATCH', `user/${id}`, { 'pageSetting.devices': ['power'] });
  await send('PUT', `user/${id}`, { username: 'ada', name: 'Ada' });
  expect(await send('PUT', `user/${id}`, { username: 'ada', name: 'Ada', 'pageSetting.devices': ['power'] })).toEqual({
    status: 'OK',
  });
  expect(await send('GET', `user/${id}`)).toMatchObject({
    name: 'Ada',
    avatar: '/rest/core/fileServer/ada.png',
    pageSetting: { devices: ['power'] },
  });
});

test('a stored value that is not valid any more keeps no other field from being changed', async () => {
  const id = await aUser();
  const stored = { username: 'ada', email: 'none', phone: 'call me', permissions: ['old key'], roles: ['gone'] };
  await users.platform.kit.database.updateTable('document').set({ body: stored }).where('id', '=', id).execute();
  expect(await send('PATCH', `user/${id}`, { disable: true })).toEqual({ status: 'OK' });
  expect(await bulk({ action: 'edit', ids: [id], values: { disable: false } })).toMatchObject({ changed: 1 });
  users.platform.viewer = { ...users.platform.viewer!, userId: id };
  expect(await send('PATCH', `user/${id}`, { 'pageSetting.devices': ['power'] })).toEqual({ status: 'OK' });
  expect(await send('GET', `user/${id}`)).toMatchObject({ ...stored, disable: false });
  // A PUT replaces all of it, and a change replaces the wrong value by a right one only.
  const { id: _id, ...whole } = await send('GET', `user/${id}`);
  expect(await send('PUT', `user/${id}`, whole)).toMatchObject({ field: 'email' });
  expect(await send('PATCH', `user/${id}`, { email: 'neither' })).toMatchObject({ field: 'email' });
  expect(await send('PATCH', `user/${id}`, { email: 'ada@example.com' })).toEqual({ status: 'OK' });
  const order = { action: 'edit', ids: [id], values: { phone: 'or write' } };
  expect(await bulk(order)).toMatchObject({ changed: 0, failures: [{ error: { field: 'phone' } }] });
});

test('another user reads and changes nothing by the address of oneself', async () => {
  const [id, other] = [await aUser(), await aUser()];
  as();
  users.platform.viewer = { ...users.platform.viewer!, userId: id };
  expect(await send('GET', `user/${id}`)).toMatchObject({ id });
  expect(await send('GET', `user/${other}`)).toMatchObject({ detail: 'user.view' });
  expect(await send('PATCH', `user/${id}`, { id, pageSetting: { x: ['a'] } })).toEqual({ status: 'OK' });
  for (const body of [{ 'pageSetting.x': ['a'], name: 'Me' }, {}, []])
    expect(await send('PATCH', `user/${id}`, body)).toMatchObject({ code: expect.any(Number) });
  expect(await send('PUT', `user/${id}`, { username: 'me', pageSetting: {} })).toMatchObject({ detail: 'user.edit' });
  expect(await send('DELETE', `user/${id}`)).toMatchObject({ detail: 'user.delete' });
  expect(await send('GET', 'user/count')).toMatchObject({ detail: 'user.view' });
});

test('rejects a picture of another server, but leaves that of an earlier version', async () => {
  const id = await aUser({ username: 'ada' });
  await users.platform.kit.database
    .updateTable('document')
    .set({ body: { username: 'ada', avatar: '//example.org/a.png' } })
    .where('id', '=', id)
    .execute();
  expect(await send('PATCH', `user/${id}`, { name: 'Ada' })).toEqual({ status: 'OK' });
  expect(await send('GET', `user/${id}`)).toMatchObject({ name: 'Ada', avatar: '//example.org/a.png' });
  for (const avatar of ['//example.net/a.png', 'http://example.com:abc/a.png', 'javascript:alert(1)'])
    for (const method of ['PATCH', 'PUT'] as const)
      expect(await send(method, `user/${id}`, { username: 'ada', avatar })).toMatchObject({ field: 'avatar' });
});
