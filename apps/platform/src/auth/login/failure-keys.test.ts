import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
  await platform.addUser({ username: 'ada' });
  await platform.set({ errorLogin: { count: 3, duration: { count: 5, unit: 'm', time: 300 } } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await sql`delete from rate_limit; delete from login_failure; delete from captcha; delete from login_client`.execute(
    platform.kit.database,
  );
});

const attempt = (password: string, from: string, { cookie = '', verifyCode = '' } = {}) =>
  platform.send('POST', 'core/auth/login', {
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    body: { username: 'ada', password, ...(verifyCode && { verifyCode }) },
  });
/** An attempt with a solved captcha. */
async function solved(password: string, from: string, device = '') {
  await sql`delete from captcha`.execute(platform.kit.database);
  const { cookies } = await platform.send('GET', 'core/auth/captcha');
  const cookie = cookies
    .map(({ name, value }) => `${name}=${value}`)
    .concat(device)
    .join('; ');
  const { rows } = await sql<{ text: string }>`select text from captcha`.execute(platform.kit.database);
  return attempt(password, from, { cookie, verifyCode: rows[0]?.text ?? '' });
}
const [attacker, owner] = ['198.51.100.7', '203.0.113.9'];
const [wrong, captchaWrong, frozen] = [100_040_004, 100_040_005, 100_040_006];
const codeOf = async (answer: ReturnType<typeof attempt>) => (await answer).body['code'];

test('tries without a solved captcha count towards errorLogin, and lock no other client out', async () => {
  expect(await codeOf(attempt('x', attacker))).toBe(wrong);
  expect(await codeOf(attempt('x', attacker))).toBe(captchaWrong);
  expect((await attempt('x', attacker)).body).toMatchObject({ code: frozen, detail: '300' });
  expect(await codeOf(solved('a fine password', attacker))).toBe(frozen);
  expect(await codeOf(attempt('a fine password', owner))).toBe(captchaWrong);
  expect((await solved('a fine password', owner)).status).toBe(200);
  expect(await codeOf(solved('a fine password', attacker))).toBe(frozen);
  platform.clock.advance({ seconds: 300 });
  expect((await solved('a fine password', attacker)).status).toBe(200);
});

test('solving captchas neither spares the counter nor locks the owner out', async () => {
  expect(await codeOf(attempt('x', attacker))).toBe(wrong);
  expect(await codeOf(solved('x', attacker))).toBe(wrong);
  expect(await codeOf(solved('x', attacker))).toBe(frozen);
  expect(await codeOf(solved('a fine password', attacker))).toBe(frozen);
  expect((await solved('a fine password', owner)).status).toBe(200);
});

test('wrong passwords from many addresses do not use up those of the owner', async () => {
  for (let host = 1; host <= 5; host += 1) expect(await codeOf(solved('x', `192.0.2.${host}`))).toBe(wrong);
  expect(await codeOf(solved('x', owner))).toBe(wrong);
  expect((await solved('a fine password', owner)).status).toBe(200);
});

test('an IPv6 network of 64 bits is one address', async () => {
  for (const host of [1, 2]) expect(await codeOf(solved('x', `2001:db8:1:2::${host}`))).toBe(wrong);
  expect(await codeOf(solved('x', '2001:db8:1:2::3'))).toBe(frozen);
  expect(await codeOf(solved('x', '2001:db8:1:3::1'))).toBe(wrong);
});

test('a browser in which the user logged in has one count of its own for all addresses', async () => {
  const { cookies } = await attempt('a fine password', owner);
  const device = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let tries = 0; tries < 3; tries += 1) await solved('x', owner);
  expect(await codeOf(solved('a fine password', owner))).toBe(frozen);
  expect(await codeOf(solved('x', owner, device))).toBe(wrong);
  expect(await codeOf(solved('x', attacker, device))).toBe(wrong);
  expect(await codeOf(solved('x', owner, device))).toBe(frozen);
  expect(await codeOf(solved('a fine password', attacker, device))).toBe(frozen);
  expect((await solved('a fine password', attacker)).status).toBe(200);
});

test('a count of the previous version for the account freezes no client, and stays as it is', async () => {
  await sql`insert into login_failure (username, count, frozen_at, last_at)
    values ('ada', 3, ${new Date(platform.clock.now())}, ${new Date(platform.clock.now())})`.execute(
    platform.kit.database,
  );
  expect(await codeOf(solved('x', owner))).toBe(wrong);
  const { rows } = await sql`select count from login_failure where username = 'ada'`.execute(platform.kit.database);
  expect(rows).toEqual([{ count: 3 }]);
  expect((await solved('a fine password', owner)).status).toBe(200);
});

test('a right password ends the count of its address', async () => {
  await attempt('x', owner);
  await attempt('x', owner);
  expect((await solved('a fine password', owner)).status).toBe(200);
  expect(await codeOf(attempt('x', owner))).toBe(wrong);
  expect(await codeOf(attempt('x', owner))).toBe(captchaWrong);
});
