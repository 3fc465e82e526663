import { afterEach, describe, expect, it } from 'vitest';
import schema from '../shared/language-text.json';
import { isBlankText, platformLanguageOf, setConsoleSettings, textIn, visibleTextPattern } from './language-text';

it.each(['', '   ', '\u3000', '\t\n', '\u200B', '\u00AD\u2060', '\u2800', '\u3164', '\uFE0F', '\u0000'])(
  'counts %j as blank',
  (text) => {
    expect(isBlankText(text)).toBe(true);
  },
);

it.each(['a', ' 锅炉 ', 'غلاية', '7', '·', '🔥', '👩‍🔧'])('counts %j as visible', (text) => {
  expect(isBlankText(text)).toBe(false);
});

it('has the pattern of the schema', () => {
  const [plain, translated] = schema.anyOf;
  expect([plain?.pattern, translated?.additionalProperties?.pattern]).toEqual([visibleTextPattern, visibleTextPattern]);
});

describe('a text by language', () => {
  afterEach(() => setConsoleSettings(undefined));
  const harbour = { en: 'Harbour', fr: 'Port', zh_Hans: '港口' };

  it.each([
    ['zh-Hans', '港口'],
    ['zh_Hans', '港口'],
    ['zh-CN', '港口'],
    ['fr-CA', 'Port'],
    ['EN', 'Harbour'],
    [['de', 'fr', 'en'], 'Port'],
  ])('is read in %s, with another region if it must be', (languages, text) => {
    expect(textIn(harbour, languages)).toBe(text);
  });

  it('is read in the language of its main box where the language of the user is missing, never in English first', () => {
    expect(textIn(harbour, 'ar')).toBe('港口');
    expect(textIn(harbour, 'ar', 'fr')).toBe('Port');
    setConsoleSettings({ language: 'fr' });
    expect(textIn(harbour, 'ar')).toBe('Port');
  });

  it('keeps its name for English users when a French translation is added', () => {
    expect(textIn('信号箱', 'en')).toBe('信号箱');
    expect(textIn({ fr: 'Boîte', zh_Hans: '信号箱' }, 'en')).toBe('信号箱');
  });

  it('keeps its name when a translation is added, also without a text in the language of its main box', () => {
    expect(textIn({ ar: 'ميناء', en: 'Harbour' }, 'fr')).toBe('Harbour');
  });

  it('is any text that it has, where those languages are missing or blank', () => {
    expect(textIn({ en: ' ', zh_Hans: '\u200B', ar: 'ميناء' }, 'zh-Hans')).toBe('ميناء');
    expect(textIn({ en: ' ' }, 'en')).toBe('');
    expect(textIn('\u3000', 'en')).toBe('');
    expect(textIn(undefined, 'en')).toBe('');
    expect(textIn('Signalbox', 'ar')).toBe('Signalbox');
  });

  it.each([[undefined], [{}], [{ language: '' }], [{ language: null }]])(
    'has Chinese as its main language with the settings %j',
    (settings) => {
      expect(platformLanguageOf(settings)).toBe('zh_Hans');
    },
  );
});
