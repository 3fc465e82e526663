import { expect, test } from 'vitest';
import { errorMessages } from './error-messages';
import { errorSentence } from './error-sentence';

test.each([
  ['en', 1, 'The account is frozen, try again in 1 second'],
  ['en', 2, 'The account is frozen, try again in 2 seconds'],
  ['zh-Hans', 1, '账号已被冻结，请在1秒后重试'],
] as const)('counts the seconds of an error in %s: %d', (language, count, sentence) => {
  expect(errorMessages({ name: 'accountFrozen', language, params: { count } })).toBe(sentence);
});

test.each([
  [1, 'name needs at least 1 character'],
  [2, 'name needs at least 2 characters'],
])('counts the limit of an error: %d', (limit, sentence) => {
  const error = { pointer: '/name', keyword: 'minLength', params: { limit } };
  expect(errorSentence({ error, language: 'en' })).toBe(sentence);
});
