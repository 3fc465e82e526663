import { describe, expect, it } from 'vitest';
import { textFor } from './language-text';

const value = { zh_Hans: '港口', en: 'Harbour', fr: 'Port' };
const text = (acceptLanguage: string | undefined) => textFor({ value, acceptLanguage, settings: {} });

describe('a text in several languages', () => {
  it('is chosen by the order of the user’s languages', () => {
    expect(text('zh-CN,zh;q=0.9')).toBe('港口');
    expect(text('de, fr;q=0.5, en;q=0.8')).toBe('Harbour');
    expect(text('fr-CA')).toBe('Port');
  });

  it('falls back to the language of the settings, then to any there is', () => {
    expect(text(undefined)).toBe('港口');
    expect(text('de')).toBe('港口');
    expect(textFor({ value, acceptLanguage: 'de', settings: { language: 'fr' } })).toBe('Port');
    expect(textFor({ value: { ar: 'ميناء' }, acceptLanguage: 'de', settings: {} })).toBe('ميناء');
  });

  it('may be one text for all, or none', () => {
    expect(textFor({ value: 'Harbour', acceptLanguage: 'zh', settings: { language: 'en' } })).toBe('Harbour');
    expect(textFor({ value: undefined, acceptLanguage: 'zh', settings: { language: 'en' } })).toBe('');
    expect(textFor({ value: {}, acceptLanguage: 'zh', settings: { language: 'en' } })).toBe('');
  });
});
