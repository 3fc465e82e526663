import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
  await platform.addUser({ username: 'ada' });
  await platform.set({ errorLogin: { count: 3, duration: { count: 5, unit: 'm', time: 300 } } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await sql`delete from rate_limit; delete from login_failure; delete from captcha`.execute(platform.kit.database);
});

const attempt = (password: string, from: string, { cookie = '', verifyCode = '' } = {}) =>
  platform.send('POST', 'core/auth/login', {
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    body: { username: 'ada', password, ...(verifyCode && { verifyCode }) },
  });
/** An attempt with a solved captcha. */
async function solved(password: string, from: string) {
  await sql`delete from captcha`.execute(platform.kit.database);
  const { cookies } = await platform.send('GET', 'core/auth/captcha');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
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
  // The account itself has one wrong password.
  expect(await codeOf(attempt('a fine password', owner))).toBe(captchaWrong);
  expect((await solved('a fine password', owner)).status).toBe(200);
  expect(await codeOf(solved('a fine password', attacker))).toBe(frozen);
  platform.clock.advance({ seconds: 300 });
  expect((await solved('a fine password', attacker)).status).toBe(200);
});

test('tries with a solved captcha count for the account and for the address', async () => {
  expect(await codeOf(attempt('x', attacker))).toBe(wrong);
  expect(await codeOf(attempt('x', attacker))).toBe(captchaWrong);
  // The third of this address, the second of the account.
  expect(await codeOf(solved('x', attacker))).toBe(frozen);
  expect(await codeOf(solved('x', owner))).toBe(frozen);
  expect(await codeOf(solved('a fine password', owner))).toBe(frozen);
});

test('a right password ends the count of its address', async () => {
  await attempt('x', owner);
  await attempt('x', owner);
  expect((await solved('a fine password', owner)).status).toBe(200);
  expect(await codeOf(attempt('x', owner))).toBe(wrong);
  expect(await codeOf(attempt('x', owner))).toBe(captchaWrong);
});
