import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';
import { asAuthDatabase } from '../auth-tables';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await runPlatform();
  await platform.addUser({ username: 'ada' });
});
afterEach(() => platform.close());

const logInAsAda = () => platform.logIn('ada', 'a fine password');
const currentUser = (token: string) => platform.send('GET', 'core/auth/user', { token });
const ended = (detail: string) => ({
  status: 401,
  body: { code: 100_040_001, message: 'The token is no longer valid. Log in again', detail },
});
const tenMinutes = { loginDuration: { count: 10, unit: 'm', time: 600 } };

test('loginDuration ends a session, used or not', async () => {
  await platform.set(tenMinutes);
  const token = await logInAsAda();
  platform.clock.advance({ seconds: 590 });
  expect((await currentUser(token)).status).toBe(200);
  platform.clock.advance({ seconds: 10 });
  expect(await currentUser(token)).toMatchObject(ended('expired'));
});

test('a shorter loginDuration ends sessions that started before it', async () => {
  const token = await logInAsAda();
  platform.clock.advance({ seconds: 3_600 });
  expect((await currentUser(token)).status).toBe(200);
  await platform.set(tenMinutes);
  expect(await currentUser(token)).toMatchObject(ended('expired'));
});

test('a session that ended stays ended when the settings become generous again', async () => {
  await platform.set(tenMinutes);
  const token = await logInAsAda();
  platform.clock.advance({ seconds: 700 });
  expect((await currentUser(token)).status).toBe(401);
  await platform.set({});
  expect(await currentUser(token)).toMatchObject(ended('expired'));
});

test('noOpExpire ends a session after idle time, which every request restarts', async () => {
  await platform.set({ noOpExpireSetting: { count: 1, unit: 'm', time: 60 } });
  const token = await logInAsAda();
  for (let round = 0; round < 3; round++) {
    platform.clock.advance({ seconds: 50 });
    expect((await currentUser(token)).status).toBe(200);
  }
  platform.clock.advance({ seconds: 60 });
  expect(await currentUser(token)).toMatchObject(ended('idle'));
});

test('noOpExpireAdmin is for administrators, noOpExpire for all others', async () => {
  await platform.set({
    noOpExpireSetting: { count: 1, unit: 'm', time: 60 },
    noOpExpireAdminSetting: { count: 2, unit: 'm', time: 120 },
  });
  const [ada, admin] = [await logInAsAda(), await platform.logIn()];
  platform.clock.advance({ seconds: 70 });
  expect((await currentUser(ada)).status).toBe(401);
  platform.clock.advance({ seconds: 49 });
  expect((await currentUser(admin)).status).toBe(200);
  platform.clock.advance({ seconds: 120 });
  expect(await currentUser(admin)).toMatchObject(ended('idle'));
});

test('loginLimit 1 ends the earlier session, and no session of another user', async () => {
  await platform.set({ loginLimit: { type: 'limit', count: 1 } });
  const admin = await platform.logIn();
  const first = await logInAsAda();
  platform.clock.advance({ seconds: 1 });
  const second = await logInAsAda();
  expect(await currentUser(first)).toMatchObject(ended('replaced'));
  expect((await currentUser(second)).status).toBe(200);
  expect((await currentUser(admin)).status).toBe(200);
});

test('loginLimit keeps the newest sessions, also of concurrent logins', async () => {
  await platform.set({ loginLimit: { type: 'limit', count: 2 } });
  const tokens = await Promise.all(Array.from({ length: 5 }, logInAsAda));
  const answers = await Promise.all(tokens.map(currentUser));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('noLimit keeps all sessions', async () => {
  await platform.set({ loginLimit: { type: 'noLimit' } });
  const tokens = await Promise.all(Array.from({ length: 4 }, logInAsAda));
  const answers = await Promise.all(tokens.map(currentUser));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('logging out ends the session for good', async () => {
  const token = await logInAsAda();
  const answer = await platform.send('GET', 'core/auth/logout', { token });
  expect(answer).toMatchObject({ status: 200, body: { status: 'OK' } });
  expect(await currentUser(token)).toMatchObject(ended('loggedOut'));
  expect((await platform.send('GET', 'core/auth/logout', { token })).status).toBe(200);
});

test('an unknown token is rejected, and a missing one required', async () => {
  expect(await currentUser('Bearer nonsense')).toMatchObject(ended(''));
  expect(await platform.send('GET', 'core/auth/user')).toMatchObject({ status: 401, body: { code: 100_040_002 } });
});

test('endSessions of the kit ends all of a user’s sessions but one', async () => {
  const one = await logInAsAda();
  platform.clock.advance({ seconds: 1 });
  const two = await logInAsAda();
  const { id } = (await currentUser(one)).body;
  const kept = (await sessionsOf(String(id))).at(-1)?.id;
  await platform.kit.endSessions(String(id), { except: kept });
  expect(await currentUser(one)).toMatchObject(ended('revoked'));
  expect((await currentUser(two)).status).toBe(200);
});

test('expired sessions are deleted a month later, and no valid one', async () => {
  await platform.set({ loginDuration: { count: 60, unit: 'd', time: 60 * 86_400 } });
  await logInAsAda();
  const { id } = (await currentUser(await logInAsAda())).body;
  platform.clock.advance({ seconds: 31 * 86_400 });
  await logInAsAda();
  expect(await sessionsOf(String(id))).toHaveLength(3);
  platform.clock.advance({ seconds: 31 * 86_400 });
  await logInAsAda();
  expect(await sessionsOf(String(id))).toHaveLength(2);
});

test('a disabled account loses access at once', async () => {
  const token = await logInAsAda();
  await platform.kit.database
    .updateTable('document')
    .set({ body: { username: 'ada', disable: true } })
    .where('collection', '=', 'user')
    .where('id', '=', String((await currentUser(token)).body['id']))
    .execute();
  expect(await currentUser(token)).toMatchObject(ended('revoked'));
});

test('permissions are those of the roles and one’s own together, and change at once', async () => {
  const admin = await platform.logIn();
  const role = await platform.send('POST', 'core/role', {
    token: admin,
    body: { name: 'Reader', permissions: ['setting.view'] },
  });
  await platform.addUser({ username: 'eve', roles: [String(role.body['InsertedID'])], permissions: ['user.view'] });
  const eve = await platform.logIn('eve', 'a fine password');
  expect((await currentUser(eve)).body['permissions']).toEqual(expect.arrayContaining(['setting.view', 'user.view']));
  expect((await platform.send('GET', 'core/setting', { token: eve })).status).toBe(200);
  await platform.send('PATCH', `core/role/${String(role.body['InsertedID'])}`, {
    token: admin,
    body: { permissions: [] },
  });
  expect(await platform.send('GET', 'core/setting', { token: eve })).toMatchObject({
    status: 401,
    body: { code: 100_040_003, detail: 'setting.view' },
  });
});

async function sessionsOf(userId: string) {
  const database = asAuthDatabase(platform.kit.database);
  return database
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

test('a restore ends every session of every user', async () => {
  const tokens = [await logInAsAda(), await logInAsAda(), await platform.logIn()];
  await platform.kit.endAllSessions('restored');
  for (const token of tokens) expect(await currentUser(token)).toMatchObject(ended('restored'));
  expect((await currentUser(await logInAsAda())).status).toBe(200);
});

test('the rights of a user can be read outside of a session, until the account is disabled', async () => {
  const id = await platform.addUser({ username: 'grace', permissions: ['backup.view'] });
  expect(await platform.kit.currentViewer(id)).toMatchObject({
    userId: id,
    username: 'grace',
    isSuper: false,
    permissions: new Set(['backup.view']),
  });
  expect(
    (await platform.send('PATCH', `core/user/${id}`, { token: await platform.logIn(), body: { disable: true } }))
      .status,
  ).toBe(200);
  expect(await platform.kit.currentViewer(id)).toBeUndefined();
  expect(await platform.kit.currentViewer('f'.repeat(24))).toBeUndefined();
});
