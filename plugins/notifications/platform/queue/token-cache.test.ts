import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { createTokenCache } from './token-cache';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(() => platform.kit.pool.query('truncate notice_token'));

it.each([
  { expiresIn: 7_200, used: 6_900 },
  { expiresIn: 600, used: 300 },
  { expiresIn: 300, used: 150 },
  { expiresIn: 2, used: 1 },
])('uses a token with a life of $expiresIn s for $used s', async ({ expiresIn, used }) => {
  const tokens = createTokenCache(platform.kit);
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    return { token: `token ${renewals}`, expiresIn };
  };
  const get = async () => (await tokens.get('account', renew)).token;
  expect(await get()).toBe('token 1');
  platform.clock.advance({ seconds: used - 0.001 });
  expect(await get()).toBe('token 1');
  platform.clock.advance({ seconds: 0.001 });
  expect(await get()).toBe('token 2');
});

it('keeps no token without a life', async () => {
  const tokens = createTokenCache(platform.kit);
  const renew = async () => ({ token: 'token', expiresIn: 0 });
  expect(await tokens.get('account', renew)).toEqual({ token: 'token', isCached: false });
  expect(await tokens.get('account', renew)).toEqual({ token: 'token', isCached: false });
});
