import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let ada: string;
beforeEach(async () => {
  platform = await runPlatform();
  await platform.addUser({ username: 'ada' });
  ada = await platform.logIn('ada', 'a fine password');
});
afterEach(() => platform.close());

const put = (body: unknown, token = ada) => platform.send('PUT', 'core/auth/user', { token, body });
const currentUser = (token = ada) => platform.send('GET', 'core/auth/user', { token });

test('saves the fields that users may change themselves, also when the client sends the whole account', async () => {
  const { body } = await currentUser();
  expect(await put({ ...body, name: 'Ada', email: 'ada@example.org' })).toMatchObject({
    status: 200,
    body: { status: 'OK' },
  });
  expect((await currentUser()).body).toMatchObject({ username: 'ada', name: 'Ada', email: 'ada@example.org' });
});

test('shows the license of the project, as its own call does', async () => {
  const license = async () => (await platform.send('GET', 'core/license', { token: ada })).body;
  expect((await currentUser()).body['license']).toEqual(await license());
  expect(await license()).toMatchObject({ state: expect.any(String), feature: expect.any(Array) });
  // Clients send back the account as it was answered, seconds ago.
  const { body } = await currentUser();
  expect(await put({ ...body, license: { state: 'valid', remainingTime: 5 }, name: 'Ada L.' })).toMatchObject({
    status: 200,
  });
  expect((await currentUser()).body).toMatchObject({ name: 'Ada L.', license: await license() });
});

test.each([
  ['isSuper', true],
  ['isAdmin', true],
  ['permissions', ['user.edit']],
  ['roles', ['x']],
  ['username', 'eve'],
  ['disable', true],
  ['anything', 1],
  ['name', 7],
  ['name', 'x'.repeat(101)],
  ['email', 'no address'],
  ['phone', 'call me'],
  ['language', 'English please'],
  ['pageSetting', []],
  ['oldPassword', ''],
])('rejects a change of the user’s own %s to %j, and changes nothing', async (field, value) => {
  const before = (await currentUser()).body;
  const answer = await put({ email: 'new@example.org', [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { code: 100_010_001, field } });
  expect((await currentUser()).body).toEqual(before);
});

test.each([
  ['many lists', Object.fromEntries(Array.from({ length: 501 }, (_, number) => [`list-${number}`, []])), 500],
  [
    'many columns',
    { devices: Array.from({ length: 200 }, () => 'x'.repeat(180)), pumps: Array(200).fill('y'.repeat(180)) },
    65_536,
  ],
])('rejects page settings of %s', async (_what, pageSetting, limit) => {
  const answer = await put({ pageSetting });
  expect(answer).toMatchObject({ status: 400, body: { field: 'pageSetting', faults: [{ params: { limit } }] } });
  expect(answer.body.message).toMatch(/^Page settings can have at most/);
  expect((await currentUser()).body).not.toHaveProperty('pageSetting');
});

test('changes a password with the old one, and ends the other sessions', async () => {
  const other = await platform.logIn('ada', 'a fine password');
  expect(await put({ oldPassword: 'a fine password', password: 'a finer password' })).toMatchObject({ status: 200 });
  expect((await currentUser()).status).toBe(200);
  expect(await currentUser(other)).toMatchObject({ status: 401, body: { detail: 'revoked' } });
  await expect(platform.logIn('ada', 'a finer password')).resolves.toMatch(/^Bearer/);
});

test.each([
  [{ password: 'a finer password' }, 'oldPassword', 'Current password cannot be empty'],
  [{ oldPassword: 'wrong', password: 'a finer password' }, 'oldPassword', 'Current password is not correct'],
  [{ oldPassword: 'a fine password', password: 'short' }, 'password', 'Password needs at least 10 characters'],
  [
    { oldPassword: 'a fine password', password: 'onlyletters' },
    'password',
    'Password must mix at least 2 kinds of characters: lower case, upper case, digits, others',
  ],
  [
    { oldPassword: 'a fine password', password: 'a fine password' },
    'password',
    'Password must differ from the current one',
  ],
])('rejects %j under the policy of the settings', async (body, field, message) => {
  await platform.set({ userExpand: { minPasswordLength: 10, passwordComplexity: 'medium' } });
  expect(await put(body)).toMatchObject({ status: 400, body: { field, message } });
  await expect(platform.logIn('ada', 'a fine password')).resolves.toMatch(/^Bearer/);
});

test('needChangePwd allows a new account nothing before it has its own password', async () => {
  await platform.set({ userExpand: { needChangePwd: true } });
  expect((await currentUser()).body).toMatchObject({ isFirstLogin: true });
  expect(await platform.send('GET', 'core/theme', { token: ada })).toMatchObject({
    status: 401,
    body: { code: 100_040_003, detail: 'passwordChange' },
  });
  expect((await platform.send('GET', 'core/setting/login/part', { token: ada })).status).toBe(200);
  await put({ oldPassword: 'a fine password', password: 'a finer password' });
  expect((await currentUser()).body).toMatchObject({ isFirstLogin: false });
  expect((await platform.send('GET', 'core/theme', { token: ada })).status).toBe(200);
});

test('passwordExpireDays requires a new password after that number of days', async () => {
  await platform.set({ userExpand: { passwordExpireDays: 3 } });
  platform.clock.advance({ seconds: 2 * 86_400 });
  expect((await currentUser()).body).toMatchObject({ isPasswordExpired: false });
  platform.clock.advance({ seconds: 86_400 });
  expect((await currentUser()).body).toMatchObject({ isPasswordExpired: true });
  expect((await platform.send('GET', 'core/theme', { token: ada })).body).toMatchObject({ detail: 'passwordChange' });
});

test('an avatar is a picture by http, of the platform, or in the value, and runs no script', async () => {
  const wrong = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    'DATA:text/html;base64,AAAA',
    'HTTPSX://example.org/a.png',
    'https://example.org/\r\na.png',
    'http://example.org/a.png\n',
    'https://example.org/\u007fa.png',
    // Other servers, as browsers read them.
    '//evil.example/x.png',
    ' //evil.example/x.png',
    '\\\\evil.example/x.png',
    '/\\evil.example/x.png',
    '/\t/evil.example/x.png',
    '\n//evil.example/x.png',
  ];
  for (const avatar of wrong)
    expect(await put({ avatar }), avatar).toMatchObject({ status: 400, body: { field: 'avatar' } });
  const right = [
    '',
    '/core/media/avatar/a.png',
    'https://example.org/a.png',
    'HTTPS://example.org/a.png',
    'Http://example.org//a.png',
    'DATA:Image/PNG;Base64,AAAA',
    '/core/media//a b.png',
    'data:image/png;base64,AAAA',
    'core/media/a.png',
  ];
  for (const avatar of right) expect((await put({ avatar })).status, avatar).toBe(200);
});
