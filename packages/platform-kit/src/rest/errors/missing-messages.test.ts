import { expect, test, vi } from 'vitest';
import { errorMessages } from './error-messages';
import { errorSentence } from './error-sentence';

// A translation with almost no messages.
vi.mock('@signalbox/api/locales/zh-Hans.json', () => ({ default: { 'errors.tokenMissing': '未找到令牌' } }));
vi.mock('@signalbox/engine/locales/zh-Hans.json', () => ({ default: {} }));

test('falls back to English for a missing message, never to the key', () => {
  const language = 'zh-Hans';
  expect(errorMessages({ name: 'tokenMissing', language, params: {} })).toBe('未找到令牌');
  expect(errorMessages({ name: 'forbidden', language, params: {} })).toBe(
    errorMessages({ name: 'forbidden', language: 'en', params: {} }),
  );
  const error = { pointer: '/email/host', keyword: 'required', params: {} };
  expect(errorSentence({ error, formId: 'notice_settings/email', language })).toMatch(/ cannot be empty$/);
});
