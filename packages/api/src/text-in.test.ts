import { expect, test } from 'vitest';
import { textIn } from './text-in';

test('finds a text in the user’s language', () => {
  expect(textIn({ zh_Hans: '信号箱', en: 'Signalbox' }, 'zh-Hans')).toBe('信号箱');
});

test('falls back to English, then to any language that has a text', () => {
  expect(textIn({ zh_Hans: '信号箱', en: 'Signalbox' }, 'fr')).toBe('Signalbox');
  expect(textIn({ en: '', zh_Hans: '信号箱' }, 'fr')).toBe('信号箱');
});

test('returns a plain text unchanged, and undefined for undefined', () => {
  expect(textIn('Signalbox', 'ar')).toBe('Signalbox');
  expect(textIn(undefined, 'ar')).toBe('');
});
