import { expect, test } from 'vitest';
import { newDraft } from '../draft/new-draft';
import { countUntranslated, draftMessages } from './draft-messages';

const ofConsole = (key: string) => `console: ${key}`;

test('takes the texts of the draft in the language, else in English, and all others from the console', () => {
  const draft = {
    ...newDraft,
    messages: { en: '{ "title": "Upkeep", "a.title": "A" }', 'zh-Hans': '{ "title": "维护" }' },
  };
  const messages = draftMessages(draft, 'zh-Hans', ofConsole);
  expect(messages('forms/settings/example::title')).toBe('维护');
  expect(messages('forms/settings/example::a.title')).toBe('A');
  expect(messages('engine::validation.required')).toBe('console: engine::validation.required');
});

test('leaves out a file that is no JSON at the moment', () => {
  const draft = { ...newDraft, messages: { en: '{ "title": "Upkeep" }', 'zh-Hans': '{ "title"' } };
  expect(draftMessages(draft, 'zh-Hans', ofConsole)('forms/settings/example::title')).toBe('Upkeep');
});

test('shows a further language, and counts what English replaces in it', () => {
  const fr = '{ "title": "Exemple" }';
  const draft = { ...newDraft, messages: { ...newDraft.messages, fr } };
  const messages = draftMessages(draft, 'fr', ofConsole);
  expect(messages('forms/settings/example::title')).toBe('Exemple');
  expect(messages('forms/settings/example::exampleText.title')).toBe('Text');
  expect([countUntranslated(draft, 'fr'), countUntranslated(draft, 'ar'), countUntranslated(draft, 'en')]).toEqual([
    1, 2, 0,
  ]);
});

test('counts by the plural forms of the language', () => {
  const en = '{ "unit_one": "{count} day", "unit_other": "{count} days" }';
  const draft = { ...newDraft, messages: { en, 'zh-Hans': en, ja: '{ "unit_other": "{count} 日" }' } };
  expect(['ja', 'ar', 'zh-Hans'].map((language) => countUntranslated(draft, language))).toEqual([0, 6, 0]);
});
