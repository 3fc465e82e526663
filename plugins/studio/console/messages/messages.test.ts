import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDraft } from '../draft/new-draft';
import { csvOf, rowsOfCsv } from './message-csv';
import { messageRows, missingKeys, withMessages } from './message-rows';

test('has a row for each message of the files and of the form', () => {
  expect(messageRows(newDraft, ['title', 'exampleText.help'])).toEqual([
    { key: 'title', texts: { en: 'Example', 'zh-Hans': '示例' } },
    { key: 'exampleText.help', texts: { en: '', 'zh-Hans': '' } },
    { key: 'exampleText.title', texts: { en: 'Text', 'zh-Hans': '文本' } },
  ]);
});

test('has no rows while a file is no JSON', () => {
  expect(messageRows({ ...newDraft, messages: { ...newDraft.messages, en: '{' } }, [])).toBeUndefined();
});

test('names what one language lacks, and what the form needs', () => {
  const messages = { en: '{ "title": "A", "a.help": "Help" }', 'zh-Hans': '{ "title": "甲" }' };
  const rows = messageRows({ ...newDraft, messages }, ['title', 'a.title', 'a.placeholder']) ?? [];
  expect(missingKeys(rows, ['title', 'a.title'])).toEqual(new Set(['a.help', 'a.title']));
});

test('writes texts into their files, and removes empty ones', () => {
  const draft = withMessages(newDraft, [
    { key: 'exampleText.help', texts: { en: 'A help', 'zh-Hans': '帮助' } },
    { key: 'exampleText.title', texts: { en: '', 'zh-Hans': '文' } },
  ]);
  expect(JSON.parse(draft.messages.en)).toMatchObject({ title: 'Example', 'exampleText.help': 'A help' });
  expect(draft.messages.en).not.toContain('exampleText.title');
  expect(JSON.parse(draft.messages['zh-Hans'])).toMatchObject({ 'exampleText.title': '文' });
});

test('a table that is written is read as it was', () => {
  const row = fc.record({
    key: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
    texts: fc.record({ en: fc.string(), 'zh-Hans': fc.string() }),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(rowsOfCsv(csvOf(rows))).toEqual(rows);
    }),
  );
});

test('a table without a language is an error', () => {
  expect(() => rowsOfCsv('key,en\ntitle,Upkeep\n')).toThrow('zh-Hans');
});
