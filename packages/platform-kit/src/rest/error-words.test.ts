import { expect, test } from 'vitest';
import { errorWords } from './error-words';
import { faultSentence } from './fault-sentence';

test.each([
  ['en', 1, 'The account is frozen, try again in 1 second'],
  ['en', 2, 'The account is frozen, try again in 2 seconds'],
  ['zh-Hans', 1, '账号已被冻结，请在1秒后重试'],
] as const)('counts the seconds of an error in %s: %d', (language, count, sentence) => {
  expect(errorWords({ name: 'accountFrozen', language, holes: { count } })).toBe(sentence);
});

test.each([
  [1, 'name needs at least 1 character'],
  [2, 'name needs at least 2 characters'],
])('counts the limit of a fault: %d', (limit, sentence) => {
  const fault = { pointer: '/name', keyword: 'minLength', params: { limit } };
  expect(faultSentence({ fault, language: 'en' })).toBe(sentence);
});
