import { expect, test } from 'vitest';
import { textIn } from './text-in';

test('finds a text in the user’s language', () => {
  expect(textIn({ zh_Hans: '信号箱', en: 'Signalbox' }, 'zh-Hans')).toBe('信号箱');
});

test('falls back to English, then to any language that has a text', () => {
  expect(textIn({ zh_Hans: '信号箱', en: 'Signalbox' }, 'fr')).toBe('Signalbox');
  expect(textIn({ en: '', zh_Hans: '信号箱' }, 'fr')).toBe('信号箱');
});

test('skips blank texts', () => {
  expect(textIn({ en: ' ', zh_Hans: '\u200B', ar: 'ميناء' }, 'zh-Hans')).toBe('ميناء');
  expect(textIn({ en: ' ' }, 'en')).toBe('');
  expect(textIn('\u3000', 'en')).toBe('');
});

test('returns a plain text unchanged, and undefined for undefined', () => {
  expect(textIn('Signalbox', 'ar')).toBe('Signalbox');
  expect(textIn(undefined, 'ar')).toBe('');
});
