import { expect, it } from 'vitest';
import { languageTextOf, textsOf } from './language-text';

it('stores a plain string while only the default language is filled', () => {
  expect(languageTextOf({ zh_Hans: '信号箱', en: '' }, 'zh_Hans')).toBe('信号箱');
});

it('stores a text per language as soon as a second one is filled', () => {
  expect(languageTextOf({ zh_Hans: '信号箱', en: 'Signalbox' }, 'zh_Hans')).toEqual({
    zh_Hans: '信号箱',
    en: 'Signalbox',
  });
});

it('does not use a translation as the default language', () => {
  expect(languageTextOf({ en: 'Signalbox' }, 'zh_Hans')).toEqual({ en: 'Signalbox' });
});

it('is cleared when all texts are empty', () => {
  expect(languageTextOf({ zh_Hans: '', en: '' }, 'zh_Hans')).toBeUndefined();
});

it('reads a plain string as the default language', () => {
  expect(textsOf('信号箱', 'zh_Hans')).toEqual({ zh_Hans: '信号箱' });
});
