import { collectionStore, hashPassword } from '@signalbox/platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { asAuthDatabase } from './auth-tables';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
  const userId = await platform.addUser({ username: 'machine', permissions: ['setting.view'] });
  const apps = collectionStore({
    database: platform.kit.database,
    clock: platform.clock,
    project: 'default',
    collection: 'oauth_app',
  });
  for (const appkey of ['key', 'second']) {
    const id = await apps.insert({ appkey, userId });
    await asAuthDatabase(platform.kit.database)
      .insertInto('user_secret')
      .values({ user_id: id, password_hash: await hashPassword('secret'), changed_at: new Date(), is_own: true })
      .execute();
  }
});
afterAll(() => platform.close());

test('gives an application a token that acts as its user for two hours, regardless of the lifetime of users’ sessions', async () => {
  await platform.set({ loginLimit: { type: 'limit', count: 1 }, noOpExpireSetting: { count: 1, unit: 'm', time: 60 } });
  const { status, body } = await platform.send('GET', 'core/auth/token?appkey=key&appsecret=secret');
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^Bearer /),
    expires: 7_200,
    expiresAt: Math.floor(platform.clock.now() / 1000) + 7_200,
  });
  const token = String(body['token']);
  platform.clock.advance({ seconds: 7_199 });
  expect((await platform.send('GET', 'core/setting', { token })).status).toBe(200);
  platform.clock.advance({ seconds: 1 });
  expect(await platform.send('GET', 'core/setting', { token })).toMatchObject({
    status: 401,
    body: { detail: 'expired' },
  });
});

test('answers the end of a token in unix seconds, so that a client that compares numbers keeps its session', async () => {
  const { body } = await platform.send('GET', 'core/auth/token?appkey=key&appsecret=secret');
  expect(body['expiresAt']).toSatisfy(Number.isSafeInteger);
  const remaining = Number(body['expiresAt']) - platform.clock.now() / 1000;
  expect(remaining).toBeLessThanOrEqual(Number(body['expires']));
  expect(remaining).toBeGreaterThan(Number(body['expires']) - 1);
});

test.each([
  '',
  '?appkey=key',
  '?appkey=key&appsecret=wrong',
  '?appkey=other&appsecret=secret',
  '?appkey=key&appkey=key&appsecret=secret',
  '?appkey=%00&appsecret=x',
])('rejects core/auth/token%s', async (search) => {
  expect(await platform.send('GET', `core/auth/token${search}`)).toMatchObject({
    status: 400,
    body: { code: 100_040_004 },
  });
});

test.each(['second', 'nosuchkey'])(
  'delays %s from the tenth wrong secret on, and no right one afterwards',
  async (appkey) => {
    const ask = (appsecret: string) => platform.send('GET', `core/auth/token?appkey=${appkey}&appsecret=${appsecret}`);
    for (let count = 0; count < 10; count += 1) expect((await ask('wrong')).body).toMatchObject({ code: 100_040_004 });
    expect((await ask('secret')).body).toMatchObject({ code: 100_040_006, detail: '1' });
    platform.clock.advance({ seconds: 1 });
    expect((await ask('secret')).body).not.toMatchObject({ code: 100_040_006 });
  },
);

test('accepts many concurrent right secrets of one application', async () => {
  const asks = Array.from({ length: 15 }, () => platform.send('GET', 'core/auth/token?appkey=key&appsecret=secret'));
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(asks.map(() => 200));
});

test('gives none for a user who may not log in', async () => {
  const { database } = platform.kit;
  const { id } = await database
    .selectFrom('document')
    .select('id')
    .where('collection', '=', 'user')
    .where((where) => where(where.ref('body', '->>').key('username'), '=', 'machine'))
    .executeTakeFirstOrThrow();
  const users = collectionStore({ ...platform.kit, project: 'default', collection: 'user' });
  await users.merge(id, { disable: true });
  expect((await platform.send('GET', 'core/auth/token?appkey=key&appsecret=secret')).body).toMatchObject({
    code: 100_040_004,
  });
});
