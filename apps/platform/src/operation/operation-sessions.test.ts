import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

test('lists the users with sessions, and ends those of one but for the session that asks', async () => {
  const userId = await platform.addUser({ username: 'grace' });
  const token = await platform.logIn();
  const [first, second] = [
    await platform.logIn('grace', 'a fine password'),
    await platform.logIn('grace', 'a fine password'),
  ];
  const listed = async () =>
    (await platform.send<{ userId: string; username: string }[]>('GET', 'core/operation/sessions', { token })).body;
  const both = await listed();
  expect(both).toHaveLength(2);
  expect(both).toContainEqual(expect.objectContaining({ username: 'grace', userId, sessions: 2 }));
  expect(both).toContainEqual(expect.objectContaining({ username: 'admin', sessions: 1 }));
  expect((await platform.send('POST', 'core/operation/endSessions', { token, body: { userId } })).status).toBe(200);
  for (const ended of [first, second])
    expect((await platform.send('GET', 'core/auth/user', { token: ended })).status).toBe(401);
  platform.clock.advance({ seconds: 3 });
  const [admin] = await listed();
  expect(admin?.username).toBe('admin');
  const own = { token, body: { userId: String(admin?.userId) } };
  expect((await platform.send('POST', 'core/operation/endSessions', own)).status).toBe(200);
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
});
