import { rounds as roundsOf } from '@signalbox/archive/testing';
import { collectionStore, hashPassword } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { asAuthDatabase } from './auth-tables';
import { lockSessions } from './sessions/session-lock';

/** Each round races anew. */
const rounds = roundsOf({ sample: 5, all: 15 });
let platform: RunningPlatform;
let userId: string;
let admin: string;
beforeEach(async () => {
  platform = await runPlatform();
  await platform.set({ notShowCode: true });
  userId = await platform.addUser({ username: 'ada' }, 'password 0');
  admin = await platform.logIn();
});
afterEach(() => platform.close());

const attempt = (password: string) => platform.send('POST', 'core/auth/login', { body: { username: 'ada', password } });
const currentUser = (token: string) => platform.send('GET', 'core/auth/user', { token });
const patchUser = (body: object) => platform.send('PATCH', `core/user/${userId}`, { token: admin, body });

/** Runs `change` while logins verify `password`. Returns the tokens that they received. */
async function loginsDuring(password: string, change: () => Promise<unknown>) {
  // Changes start at different moments of a login: before, while and after it verifies.
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => attempt(password))),
    Promise.all([1, 2, 3].map(() => currentUser(admin))).then(change),
  ]);
  return answers.filter(({ status }) => status === 200).map(({ body }) => String(body['token']));
}

const liveSessions = () =>
  asAuthDatabase(platform.kit.database)
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .execute();

test('a login under way with the old password has no session after the user changed it', async () => {
  for (let round = 0; round < rounds; round++) {
    const token = await platform.logIn('ada', `password ${round}`);
    const body = { oldPassword: `password ${round}`, password: `password ${round + 1}` };
    const others = await loginsDuring(`password ${round}`, async () => {
      const answer = await platform.send('PUT', 'core/auth/user', { token, body });
      expect(answer.status).toBe(200);
    });
    for (const other of others) expect((await currentUser(other)).status).toBe(401);
    expect((await currentUser(token)).status).toBe(200);
    expect(await liveSessions()).toHaveLength(1);
  }
});

test('a login under way with the old password has no session after an administrator set another', async () => {
  for (let round = 0; round < rounds; round++) {
    const others = await loginsDuring(`password ${round}`, () => patchUser({ password: `password ${round + 1}` }));
    for (const other of others) expect((await currentUser(other)).status).toBe(401);
    expect(await liveSessions()).toEqual([]);
  }
});

test('a login under way has no session after its account was disabled, when it is enabled again either', async () => {
  for (let round = 0; round < rounds; round++) {
    await loginsDuring('password 0', () => patchUser({ disable: true }));
    await patchUser({ disable: false });
    expect(await liveSessions()).toEqual([]);
  }
});

/** Sends `request`, changes the account once the request has verified its secret and waits for the session lock. */
async function changeBeforeSessionStart<Answer>(request: () => Promise<Answer>, change: () => Promise<unknown>) {
  const { database } = platform.kit;
  let sent!: Promise<Answer>;
  await database.transaction().execute(async (transaction) => {
    await lockSessions(transaction, userId);
    const session = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    sent = request();
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and ${session.rows[0]?.pid} = any(pg_blocking_pids(pid))`.execute(database);
      expect(rows).toHaveLength(1);
    }, 20_000);
    await change();
  });
  return sent;
}

const setSecret = async (ownerId: string) => {
  const set = { password_hash: await hashPassword('another') };
  await asAuthDatabase(platform.kit.database)
    .updateTable('user_secret')
    .set(set)
    .where('user_id', '=', ownerId)
    .execute();
};
const storeOf = (collection: string) =>
  collectionStore({ database: platform.kit.database, clock: platform.clock, project: 'default', collection });

test.each([
  ['another password, at the same time of the clock', () => setSecret(userId)],
  ['the account disabled', () => storeOf('user').merge(userId, { disable: true })],
  ['the account deleted', () => storeOf('user').remove(userId)],
])('a login that finds %s before its session starts is rejected', async (_name, change) => {
  const answer = await changeBeforeSessionStart(() => attempt('password 0'), change);
  expect(answer).toMatchObject({ status: 400, body: { code: 100_040_004 } });
  expect(await liveSessions()).toEqual([]);
});

test('the first of two changes of a password counts, as the second no longer knows the old one', async () => {
  const tokens = [await platform.logIn('ada', 'password 0'), await platform.logIn('ada', 'password 0')];
  const answers = await Promise.all(
    tokens.map((token, number) =>
      platform.send('PUT', 'core/auth/user', {
        token,
        body: { oldPassword: 'password 0', password: `password of ${number}` },
      }),
    ),
  );
  const first = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await attempt(`password of ${first}`)).status).toBe(200);
  expect((await currentUser(tokens[first] ?? '')).status).toBe(200);
  expect((await currentUser(tokens[1 - first] ?? '')).status).toBe(401);
});

test.each([
  ['another secret of the application', (appId: string) => setSecret(appId)],
  ['the application disabled', (appId: string) => storeOf('oauth_app').merge(appId, { disable: true })],
  ['the application of another user', (appId: string) => storeOf('oauth_app').merge(appId, { userId: 'other' })],
  ['its user disabled', () => storeOf('user').merge(userId, { disable: true })],
])('a token by appkey that finds %s before it is made is rejected', async (_name, change) => {
  const appId = await storeOf('oauth_app').insert({ appkey: 'key', userId });
  await asAuthDatabase(platform.kit.database)
    .insertInto('user_secret')
    .values({ user_id: appId, password_hash: await hashPassword('secret'), changed_at: new Date(0), is_own: true })
    .execute();
  const answer = await changeBeforeSessionStart(
    () => platform.send('GET', 'core/auth/token?appkey=key&appsecret=secret'),
    () => change(appId),
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 100_040_004 } });
  expect(await liveSessions()).toEqual([]);
});
