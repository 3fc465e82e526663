import { createHash } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';
import { checkPassword, passwordPolicy } from './password-policy';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

test('accepts the typed password and its SHA-1 hex, whichever was stored', async () => {
  for (const stored of [await hashPassword('blue door'), await hashPassword(sha1('blue door'))]) {
    expect(await verifyPassword({ password: 'blue door', stored })).toBe(true);
    expect(await verifyPassword({ password: sha1('blue door'), stored })).toBe(true);
    expect(await verifyPassword({ password: 'red door', stored })).toBe(false);
  }
});

test('stores argon2id at the recommended cost, salted', async () => {
  const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test.each([
  ['abcdefgh', { minPasswordLength: 9 }, 'minLength'],
  ['abcdefgh', { passwordComplexity: 'medium' }, 'passwordComplexity'],
  ['Abcdefgh', { passwordComplexity: 'high' }, 'passwordComplexity'],
  ['', {}, 'required'],
  ['abcdefgh\r\n', {}, 'passwordLine'],
  ['abc\tdefgh', {}, 'passwordLine'],
  ['abc\u2028defgh', {}, 'passwordLine'],
  [sha1('x'), { minPasswordLength: 8 }, 'passwordTyped'],
])('rejects %o under %o', (password, userExpand, keyword) => {
  const reject = () => checkPassword({ password, policy: passwordPolicy({ userExpand }) });
  expect(reject).toThrow(PlatformError);
  expect(reject).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ field: 'password', detail: keyword }) }),
  );
});

test.each([
  ['Abcdefg1', { minPasswordLength: 8, passwordComplexity: 'high' }],
  ['密码', {}],
  [' a b ', {}],
])('allows %o under %o', (password, userExpand) => {
  expect(() => checkPassword({ password, policy: passwordPolicy({ userExpand }) })).not.toThrow();
});
