import { expect, test } from 'vitest';
import { pickLanguage } from './pick-language';

const available = ['zh_Hans', 'en', 'ar'];
const options = { chosen: null, fromSettings: undefined, fromBrowser: [], available };

test('prefers the user’s choice to the settings', () => {
  expect(pickLanguage({ ...options, chosen: 'ar', fromSettings: 'en' })).toBe('ar');
});

test('prefers the language of the settings to the browser’s', () => {
  expect(pickLanguage({ ...options, fromSettings: 'zh_Hans', fromBrowser: ['ar'] })).toBe('zh_Hans');
});

test('skips a language that is no longer offered', () => {
  expect(pickLanguage({ ...options, chosen: 'fr', fromSettings: 'de', fromBrowser: ['ar-EG'] })).toBe('ar');
});

test('reads mainland Chinese from the browser’s tags, and no traditional Chinese', () => {
  expect(pickLanguage({ ...options, fromBrowser: ['zh-CN'] })).toBe('zh_Hans');
  expect(pickLanguage({ ...options, fromBrowser: ['zh-TW'] })).toBe('en');
});

test('falls back to English', () => {
  expect(pickLanguage({ ...options, fromBrowser: ['sv'] })).toBe('en');
});
