import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { asAuthDatabase } from './auth-tables';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await runPlatform();
  await platform.addUser({ username: 'ada' });
});
afterEach(() => platform.close());

async function logIn() {
  const answer = await platform.send('POST', 'core/auth/login', {
    body: { username: 'ada', password: 'a fine password' },
  });
  return { token: String(answer.body['token']), cookie: mediaCookieOf(answer.headers) };
}

function mediaCookieOf(headers: Record<string, unknown>): string {
  const cookie = String([headers['set-cookie']].flat().find((each) => String(each).startsWith('signalbox_media=')));
  expect(cookie).toMatch(
    /^signalbox_media=[0-9a-f]{24}\.[\w-]{43}; Path=\/rest\/core\/media; HttpOnly; SameSite=Strict$/,
  );
  return /=([^;]*)/.exec(cookie)?.[1] ?? '';
}

const read = (cookie: string) =>
  platform.send('GET', 'core/media/img/nothing.png', { headers: { cookie: `signalbox_media=${cookie}` } });
/** A request with access gets the error that there is no such file. */
const opened = { status: 400, body: { code: 100_030_002 } };

test('opens media for <img>, and ends with the session', async () => {
  const { token, cookie } = await logIn();
  expect(await read(cookie)).toMatchObject(opened);
  await platform.send('GET', 'core/auth/logout', { token });
  expect((await read(cookie)).status).toBe(401);
});

test('is not a session token: it gives access to nothing else, however it is sent', async () => {
  const { token, cookie } = await logIn();
  expect(token).not.toContain(cookie);
  for (const part of [cookie, ...cookie.split('.')]) {
    expect((await platform.send('GET', 'core/auth/user', { token: part })).status).toBe(401);
    expect((await platform.send('GET', `core/auth/user?token=${part}`)).status).toBe(401);
    expect((await platform.send('GET', `core/media/img/nothing.png?token=${part}`)).status).toBe(401);
  }
  const headers = { cookie: `signalbox_media=${cookie}` };
  expect((await platform.send('GET', 'core/auth/user', { headers })).status).toBe(401);
  expect((await platform.send('POST', 'core/media/img', { headers })).status).toBe(401);
});

test('cannot be made of the session’s own token, of another session or by changing it', async () => {
  const [one, two] = [await logIn(), await logIn()];
  const [id = '', mac = ''] = one.cookie.split('.');
  const [otherId = ''] = two.cookie.split('.');
  const forged = [
    one.token.replace('Bearer ', ''),
    `${otherId}.${mac}`,
    `${id}.${'A'.repeat(43)}`,
    `${id}.`,
    id,
    '.',
    '',
  ];
  for (const cookie of forged) expect((await read(cookie)).status).toBe(401);
});

test('a session that started without one gets it with its user', async () => {
  const { token, cookie } = await logIn();
  const answer = await platform.send('GET', 'core/auth/user', { token });
  expect(mediaCookieOf(answer.headers)).toBe(cookie);
  const query = await platform.send('GET', `core/auth/user?token=${token.replace('Bearer ', '')}`);
  expect(mediaCookieOf(query.headers)).toBe(cookie);
});

test('counts as activity of its session, and is stored nowhere', async () => {
  await platform.set({ noOpExpireSetting: { count: 1, unit: 'm', time: 60 } });
  const { token, cookie } = await logIn();
  for (let round = 0; round < 3; round++) {
    platform.clock.advance({ seconds: 50 });
    expect(await read(cookie)).toMatchObject(opened);
  }
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
  const rows = await asAuthDatabase(platform.kit.database).selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(cookie.split('.')[1]);
});
