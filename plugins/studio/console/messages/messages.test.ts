import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDraft } from '../draft/new-draft';
import { decodeText } from '@signalbox/schemas/decode-text';
import { csvOf, rowsOfCsv } from './message-csv';
import { messageRows, missingKeys, untranslatedKeys, withMessages } from './message-rows';

const languages = ['en', 'zh-Hans', 'fr'];

test('has a row for each message of the files and of the form', () => {
  expect(messageRows(newDraft, { languages, known: ['title', 'exampleText.help'] })).toEqual([
    { key: 'title', texts: { en: 'Example', 'zh-Hans': '示例', fr: '' } },
    { key: 'exampleText.help', texts: { en: '', 'zh-Hans': '', fr: '' } },
    { key: 'exampleText.title', texts: { en: 'Text', 'zh-Hans': '文本', fr: '' } },
  ]);
});

test('has no rows while a file is no JSON', () => {
  for (const language of languages) {
    const messages = { ...newDraft.messages, [language]: '{' };
    expect(messageRows({ ...newDraft, messages }, { languages, known: [] })).toBeUndefined();
  }
});

test('names what one language lacks, and what the form needs', () => {
  const messages = {
    en: '{ "title": "A", "a.help": "Help" }',
    'zh-Hans': '{ "title": "甲" }',
    fr: '{ "title": "Un" }',
  };
  const known = ['title', 'a.title', 'a.placeholder'];
  const rows = messageRows({ ...newDraft, messages }, { languages, known }) ?? [];
  expect(missingKeys(rows, ['title', 'a.title'])).toEqual(new Set(['a.help', 'a.title']));
  expect(untranslatedKeys(rows, 'fr')).toEqual(new Set(['a.help']));
});

test('a language has its own plural forms, and lacks no other', () => {
  const messages = {
    en: '{ "unit_one": "{count} day", "unit_other": "{count} days" }',
    'zh-Hans': '{ "unit_one": "{count} 天", "unit_other": "{count} 天" }',
    ja: '{ "unit_other": "{count} 日" }',
  };
  const codes = ['en', 'zh-Hans', 'ja', 'ar'];
  const rows = messageRows({ ...newDraft, messages }, { languages: codes, known: [] }) ?? [];
  const languagesOf = new Map(rows.map(({ key, texts }) => [key, Object.keys(texts)]));
  expect(languagesOf.get('unit_one')).toEqual(['en', 'zh-Hans', 'ar']);
  expect(languagesOf.get('unit_few')).toEqual(['ar']);
  expect(missingKeys(rows, [])).toEqual(new Set());
  expect(untranslatedKeys(rows, 'ja')).toEqual(new Set());
  expect(untranslatedKeys(rows, 'ar')).toEqual(
    new Set(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `unit_${form}`)),
  );
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

test('a further language comes with its first message and goes with its last; the other files stay', () => {
  const french = withMessages(newDraft, [{ key: 'title', texts: { fr: 'Exemple' } }]);
  expect(french.messages).toEqual({ ...newDraft.messages, fr: '{\n  "title": "Exemple"\n}\n' });
  expect(withMessages(french, [{ key: 'title', texts: { fr: '' } }])).toEqual(newDraft);
});

const read = (csv: string) => decodeText(new TextEncoder().encode(csv));

test('a table that is written is read as it was', () => {
  const odd = fc.constantFrom(
    '\n',
    '\r',
    '\r\n',
    '=',
    '-',
    "'",
    '"',
    ',',
    ';',
    '\t',
    ' ',
    '\uFEFF',
    '\u2028',
    'ID',
    '\uFF1D',
  );
  const text = fc.string({ unit: fc.oneof(odd, fc.string({ minLength: 1, maxLength: 1 })) });
  const row = fc.record({
    key: text.filter((key) => key !== ''),
    texts: fc.record({ en: text, 'zh-Hans': text, fr: text }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(rowsOfCsv(read(csvOf(rows, languages)), languages)).toEqual(rows);
    }),
  );
});

test('a table without a required language is an error; one without a further language leaves its texts', () => {
  expect(() => rowsOfCsv('key,en\ntitle,Upkeep\n', languages)).toThrow('zh-Hans');
  expect(rowsOfCsv('key,zh-Hans,en,de\ntitle,维护,Upkeep,Pflege\n', languages)).toEqual([
    { key: 'title', texts: { en: 'Upkeep', 'zh-Hans': '维护' } },
  ]);
});

test('no text of the table is a formula in a spreadsheet', () => {
  const texts = { en: '=HYPERLINK("http://a.example")', 'zh-Hans': "'+1", fr: '- sans' };
  const csv = csvOf([{ key: 'a.help', texts }], languages);
  expect(csv).toContain(`a.help,"'=HYPERLINK(""http://a.example"")",''+1,'- sans`);
  expect(rowsOfCsv(read(csv), languages)).toEqual([{ key: 'a.help', texts }]);
});

test.each([';', '\t'])('reads a table that a spreadsheet wrote with %j between the cells', (delimiter) => {
  const lines = [['key', 'en', 'zh-Hans'].join(delimiter), ['a.title', '"A, B; C"', '甲'].join(delimiter)];
  expect(rowsOfCsv(lines.join('\r\n'), languages)).toEqual([
    { key: 'a.title', texts: { en: 'A, B; C', 'zh-Hans': '甲' } },
  ]);
});

test('reads a file in UTF-8 or UTF-16, and no other encoding', () => {
  const table = 'key,en,zh-Hans\ntitle,Example,示例\n';
  const utf16 = (swap: boolean) => {
    const units = Uint16Array.from(`\uFEFF${table}`, (letter) => letter.charCodeAt(0));
    const view = new DataView(new ArrayBuffer(units.length * 2));
    units.forEach((unit, index) => view.setUint16(index * 2, unit, !swap));
    return view.buffer;
  };
  const utf8 = (text: string) => new TextEncoder().encode(text).buffer;
  for (const file of [utf8(table), utf8(`\uFEFF${table}`), utf16(false), utf16(true)])
    expect(rowsOfCsv(decodeText(new Uint8Array(file)), languages)[0]?.texts['zh-Hans']).toBe('示例');
  const gbk = Uint8Array.of(...new TextEncoder().encode('key,en,zh-Hans\ntitle,Example,'), 0xca, 0xbe, 0xc0, 0xfd);
  expect(() => decodeText(gbk)).toThrow('not in UTF-8');
});

test('rejects a table without rows', () => {
  for (const text of ['', 'key,en,zh-Hans\n']) expect(() => rowsOfCsv(text, languages)).toThrow('no rows');
});
