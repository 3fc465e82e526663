import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

const password = 'a fine password';
async function logIn(tried: string, from = '203.0.113.9') {
  const headers = { 'x-forwarded-for': from };
  return (await platform.send('POST', 'core/auth/login', { headers, body: { username: 'grace', password: tried } }))
    .body['message'];
}

test.each([true, false])(
  'lists a frozen account, and lets it log in once it is unlocked (captchas off: %s)',
  async (isOff) => {
    await platform.set({ errorLogin: { count: 3, duration: { time: 3600 } }, notShowCode: isOff });
    const userId = isOff ? await platform.addUser({ username: 'grace' }, password) : await idOf('grace');
    const token = await platform.logIn();
    const locked = async () => {
      platform.clock.advance({ seconds: 3 });
      return (await platform.send('GET', 'core/operation/locked', { token })).body;
    };
    expect(await locked()).toEqual([]);
    for (let tries = 0; tries < 4; tries++) await logIn('a wrong password');
    for (let tries = 0; tries < 4; tries++) await logIn('a wrong password', '198.51.100.7');
    expect(await locked()).toMatchObject([{ username: 'grace', userId, addresses: 2, until: expect.any(String) }]);
    expect(await logIn(password)).toMatch(/frozen|locked/i);
    const body = { userId };
    expect((await platform.send('POST', 'core/operation/unlock', { token, body })).status).toBe(200);
    expect(await locked()).toEqual([]);
    expect(await logIn(password)).toBeUndefined();
  },
);

test('lets a user log in at once whose wrong passwords caused a delay', async () => {
  await platform.set({ errorLogin: { count: 12, duration: { time: 3600 } }, notShowCode: true });
  const userId = await idOf('grace');
  const token = await platform.logIn();
  for (let tries = 0; tries < 12; tries++) {
    await logIn('a wrong password');
    platform.clock.advance({ seconds: 300 });
  }
  await logIn('a wrong password');
  expect((await platform.send('POST', 'core/operation/unlock', { token, body: { userId } })).status).toBe(200);
  expect(await logIn(password)).toBeUndefined();
});

async function idOf(username: string): Promise<string> {
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `select id from document where collection = 'user' and body ->> 'username' = $1`,
    [username],
  );
  return String(rows[0]?.id);
}
