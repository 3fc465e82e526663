import { expect, test, vi } from 'vitest';
import { errorWords } from './error-words';
import { faultSentence } from './fault-sentence';

// A translation that lacks nearly everything.
vi.mock('@signalbox/api/words/zh-Hans.json', () => ({ default: { 'errors.tokenMissing': '未找到令牌' } }));
vi.mock('@signalbox/engine/words/zh-Hans.json', () => ({ default: {} }));

test('says in English what a translation lacks, never the key', () => {
  const language = 'zh-Hans';
  expect(errorWords({ name: 'tokenMissing', language, holes: {} })).toBe('未找到令牌');
  expect(errorWords({ name: 'forbidden', language, holes: {} })).toBe(
    errorWords({ name: 'forbidden', language: 'en', holes: {} }),
  );
  const fault = { pointer: '/email/host', keyword: 'required', params: {} };
  expect(faultSentence({ fault, formId: 'notice_settings/email', language })).toMatch(/ cannot be empty$/);
});
