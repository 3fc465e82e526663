import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPassword, type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await runPlatform();
});
afterEach(() => platform.close());

const attempt = (password: string, more: Record<string, string> = {}, username = 'ada') =>
  platform.send('POST', 'core/auth/login', { body: { username, password, ...more } });
const captchaOff = { notShowCode: true, notShowCodeAdmin: true };
const afterTwo = { errorLogin: { count: 2, duration: { count: 5, unit: 'm', time: 300 } } };

test('answers the user, flat, for a password as typed and as SHA-1 hex', async () => {
  for (const password of [adminPassword, createHash('sha1').update(adminPassword).digest('hex')]) {
    const { status, body } = await attempt(password, {}, 'admin');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: 'admin',
      isSuper: true,
      isAdmin: true,
      permissions: [],
      roles: [],
      isFirstLogin: false,
      email: '',
    });
    expect(body['token']).toMatch(/^Bearer [\w-]{43}$/);
  }
});

test('accepts the token with and without Bearer, and in the query of a download', async () => {
  const token = await platform.logIn();
  const bare = token.replace('Bearer ', '');
  expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
  expect((await platform.send('GET', 'core/auth/user', { token: bare })).status).toBe(200);
  expect((await platform.send('GET', `core/auth/user?token=${bare}`)).status).toBe(200);
  expect((await platform.send('PUT', `core/auth/user?token=${bare}`, { body: {} })).status).toBe(401);
});

test('stores neither password nor token in clear', async () => {
  await platform.addUser({ username: 'ada' });
  const change = { oldPassword: 'a fine password', password: 'a finer password' };
  await platform.send('PUT', 'core/auth/user', { token: await platform.logIn('ada', 'a fine password'), body: change });
  const token = (await platform.logIn('ada', change.password)).replace('Bearer ', '');
  const { rows } = await sql<{
    all: string;
  }>`select (select string_agg(s::text, '') from session s) || (select string_agg(u::text, '') from user_secret u) as all`.execute(
    platform.kit.database,
  );
  expect(rows[0]?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(rows[0]?.all).not.toContain(change.password);
  expect(rows[0]?.all).not.toContain(token);
});

test('answers an unknown name and a wrong password with the same message and code', async () => {
  await platform.addUser({ username: 'ada' });
  const [wrong, unknown] = [await attempt('not it'), await attempt('not it', {}, 'unknown')];
  expect(wrong.status).toBe(400);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toMatchObject({
    code: 100_040_004,
    message: 'User name or password is not correct',
    user: 'User name or password is not correct',
  });
});

test('requires the captcha after the first failure, and accepts each picture once', async () => {
  await platform.addUser({ username: 'ada' });
  await attempt('not it');
  expect((await attempt('a fine password')).body).toMatchObject({ code: 100_040_005, field: 'verifyCode' });
  const drawn = await platform.send(
    'GET',
    `core/auth/captcha?query=${encodeURIComponent('{"width":100,"height":30,"captchaLen":5}')}`,
  );
  expect(drawn.body['data']).toMatch(/^data:image\/png;base64,/);
  const cookie = drawn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const text = await captchaText();
  expect(text).toHaveLength(5);
  const solve = (headers: Record<string, string>) =>
    platform.send('POST', 'core/auth/login', {
      headers,
      body: { username: 'ada', password: 'a fine password', verifyCode: text.toUpperCase() },
    });
  expect((await solve({})).body).toMatchObject({ code: 100_040_005 });
  expect((await solve({ cookie })).status).toBe(200);
  await attempt('not it');
  expect((await solve({ cookie })).body).toMatchObject({ code: 100_040_005 });
});

test.each([
  ['{"width":601}', 'width', 'width must be at most 600'],
  ['{"height":"30"}', 'height', 'height must be a number'],
  ['{"captchaLen":4.5}', 'captchaLen', 'captchaLen must be a whole number'],
])('draws no picture for %s', async (query, field, message) => {
  const answer = await platform.send('GET', `core/auth/captcha?query=${encodeURIComponent(query)}`);
  expect(answer).toMatchObject({ status: 400, body: { code: 100_010_001, field, message } });
});

test('draws a picture for clients that send unknown options', async () => {
  const query = encodeURIComponent('{"width":120.5,"height":40,"captchaLen":4,"fontSize":50,"timestamp":1}');
  expect((await platform.send('GET', `core/auth/captcha?query=${query}`)).status).toBe(200);
});

test('accepts a picture only for the time in the settings', async () => {
  await platform.addUser({ username: 'ada' });
  await platform.set({ userExpand: { verifyCodeMinutes: 2 } });
  await attempt('not it');
  const { cookies } = await platform.send('GET', 'core/auth/captcha');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  platform.clock.advance({ seconds: 121 });
  const late = await platform.send('POST', 'core/auth/login', {
    headers: { cookie },
    body: { username: 'ada', password: 'a fine password', verifyCode: await captchaText() },
  });
  expect(late.body).toMatchObject({ code: 100_040_005 });
});

test('notShowCode switches the captcha off, for administrators by its twin', async () => {
  await platform.addUser({ username: 'ada' });
  await platform.addUser({ username: 'boss', isAdmin: true });
  await platform.set({ notShowCode: true });
  for (const username of ['ada', 'boss']) await attempt('not it', {}, username);
  expect((await attempt('a fine password')).status).toBe(200);
  expect((await attempt('a fine password', {}, 'boss')).body).toMatchObject({ code: 100_040_005 });
  await platform.set(captchaOff);
  expect((await attempt('a fine password', {}, 'boss')).status).toBe(200);
});

test('errorLogin freezes an account for its duration, even for the right password', async () => {
  await platform.addUser({ username: 'ada' });
  await platform.set({ ...captchaOff, ...afterTwo });
  expect((await attempt('not it')).body).toMatchObject({ code: 100_040_004 });
  expect((await attempt('not it')).body).toMatchObject({
    code: 100_040_006,
    detail: '300',
    message: 'The account is frozen, try again in 300 seconds',
  });
  platform.clock.advance({ seconds: 100 });
  expect((await attempt('a fine password')).body).toMatchObject({ code: 100_040_006, detail: '200' });
  platform.clock.advance({ seconds: 200 });
  expect((await attempt('a fine password')).status).toBe(200);
  expect((await attempt('not it')).body).toMatchObject({ code: 100_040_004 });
});

test('freezes by the current settings: a freeze ends when they no longer have one', async () => {
  await platform.addUser({ username: 'ada' });
  await platform.set({ ...captchaOff, ...afterTwo });
  await attempt('not it');
  await attempt('not it');
  await platform.set({ ...captchaOff, errorLogin: { duration: { count: 5, unit: 'm', time: 300 } } });
  expect((await attempt('a fine password')).status).toBe(200);
});

test('allows no more attempts when they are concurrent', async () => {
  await platform.addUser({ username: 'ada' });
  await platform.set({ ...captchaOff, ...afterTwo });
  const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('not it')));
  expect(answers.filter(({ body }) => body['code'] === 100_040_004)).toHaveLength(1);
  expect((await attempt('a fine password')).body).toMatchObject({ code: 100_040_006 });
});

test('deletes old failures, of unknown names too, but never those of an account that is still frozen', async () => {
  const sixtyDays = { count: 60, unit: 'd', time: 60 * 86_400 };
  const names = async () => {
    const { rows } = await sql<{
      username: string;
    }>`select distinct coalesce(account, username) as username from login_failure order by username`.execute(
      platform.kit.database,
    );
    return rows.map(({ username }) => username);
  };
  await attempt('x', {}, 'unknown');
  platform.clock.advance({ seconds: 29 * 86_400 });
  await attempt('x', {}, 'no one');
  expect(await names()).toEqual(['no one', 'unknown']);
  platform.clock.advance({ seconds: 2 * 86_400 });
  await attempt('x', {}, 'someone');
  expect(await names()).toEqual(['no one', 'someone']);

  await platform.addUser({ username: 'ada' });
  await platform.set({ ...captchaOff, errorLogin: { count: 1, duration: sixtyDays } });
  await attempt('not it');
  platform.clock.advance({ seconds: 59 * 86_400 });
  await attempt('x', {}, 'unknown');
  expect((await attempt('a fine password')).body).toMatchObject({ code: 100_040_006 });
  platform.clock.advance({ seconds: 2 * 86_400 });
  await attempt('x', {}, 'another');
  expect(await names()).toEqual(['another', 'unknown']);
});

test('errorLoginAdmin is for administrators only', async () => {
  await platform.addUser({ username: 'boss', isAdmin: true });
  await platform.set({
    ...captchaOff,
    ...afterTwo,
    errorLoginAdmin: { count: 1, duration: { count: 1, unit: 'h', time: 3600 } },
  });
  expect((await attempt('not it', {}, 'boss')).body).toMatchObject({ code: 100_040_006, detail: '3600' });
});

test('a disabled account cannot log in', async () => {
  await platform.addUser({ username: 'ada', disable: true });
  expect((await attempt('a fine password')).body).toMatchObject({ code: 100_040_004 });
});

test.each([
  ['no object', [], 100_010_002, ''],
  ['a number as name', { username: 1, password: 'x' }, 100_010_001, 'username'],
  ['no password', { username: 'ada' }, 100_010_001, 'password'],
  ['an endless name', { username: 'a'.repeat(65), password: 'x' }, 100_010_001, 'username'],
  ['an object as captcha', { username: 'ada', password: 'x', verifyCode: {} }, 100_010_001, 'verifyCode'],
])('rejects %s', async (_name, body, code, field) => {
  const answer = await platform.send('POST', 'core/auth/login', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code, field });
});

async function captchaText(): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from captcha`.execute(platform.kit.database);
  return rows[0]?.text ?? '';
}
