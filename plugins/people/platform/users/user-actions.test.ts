import { verifyPassword } from '@signalbox/platform-kit';
import { expect, test } from 'vitest';
import { usersPlatform } from '../testing/users-platform';

const users = usersPlatform();
const { send, aUser, as, secretOf } = users;
const passwordOf = async (id: string) => String((await send('POST', `user/${id}/resetPassword`)).password);

test('a user without a password cannot log in until an administrator gives them one, which is shown once', async () => {
  const id = await aUser({ password: undefined });
  expect(await secretOf(id)).toBeUndefined();
  const [first, second] = [await passwordOf(id), await passwordOf(id)];
  expect(first).not.toBe(second);
  const secret = await secretOf(id);
  expect(secret?.is_own).toBe(false);
  expect(await verifyPassword({ password: second, stored: secret?.password_hash ?? '' })).toBe(true);
  expect(users.platform.endedSessionsOf).toEqual([id, id]);
});

test('a new password has all kinds of characters and the length of the policy', async () => {
  const body = { userExpand: { minPasswordLength: 30, passwordComplexity: 'high' } };
  await users.platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  const password = await passwordOf(await aUser({ password: undefined }));
  expect(password).toHaveLength(30);
  for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) expect(password).toMatch(kind);
});

test('rejects a new password for oneself, and for an account with more rights', async () => {
  const [id, strong] = [await aUser(), await aUser({ permissions: ['setting.edit'] })];
  const before = await secretOf(strong);
  as('user.edit');
  expect(await send('POST', `user/${strong}/resetPassword`)).toMatchObject({ detail: 'setting.edit' });
  expect(await send('POST', `user/${strong}/unlock`)).toMatchObject({ detail: 'setting.edit' });
  expect(await secretOf(strong)).toEqual(before);
  users.platform.viewer = { ...users.platform.viewer!, userId: id };
  expect(await send('POST', `user/${id}/resetPassword`)).toMatchObject({ faults: [{ keyword: 'ownPassword' }] });
  as('user.view');
  expect(await send('POST', `user/${id}/resetPassword`)).toMatchObject({ detail: 'user.edit' });
  as('user.edit');
  expect(await send('POST', 'user/none/resetPassword')).toMatchObject({ detail: 'none' });
});

test('unlocks a user by their name', async () => {
  const unlocked: string[] = [];
  users.platform.kit.operationActions.push({ unlock: async (username) => void unlocked.push(username) });
  const id = await aUser({ username: 'ada' });
  expect(await send('POST', `user/${id}/unlock`)).toEqual({ status: 'OK' });
  expect(unlocked).toEqual(['ada']);
});
