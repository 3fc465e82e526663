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

test('shows a reason by its own message, and an unknown one as it is', () => {
  const messageWith = (params: Record<string, string>) =>
    errorMessages({ name: 'restoreReturned', language: 'zh-Hans', params });
  expect(messageWith({ reason: 'fileMissing', path: 'a.png' })).toContain('文件 a.png 缺失或不完整');
  expect(messageWith({ reason: 'later' })).toContain('：later。');
});

test.each([
  ['en', 'flow', '“Flows” has no records, although 3 were expected'],
  ['zh-Hans', 'flow', '“流程”没有记录，应有 3 条'],
  ['zh-Hans', 'timeseries_record', '“所有项目的时序记录”没有记录'],
  ['en', 'later', '“later” has no records'],
] as const)('calls in %s the module %s of a reason what people choose it by', (language, module, sentence) => {
  const params = { reason: 'recordsMissing', module, expected: 3 };
  expect(errorMessages({ name: 'restoreReturned', language, params })).toContain(sentence);
});
