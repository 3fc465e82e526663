import { expect, test } from 'vitest';
import { defusedCell, plainCell } from './csv-cells';

test.each([
  '=1+2',
  "'=1+2",
  'note\n=1+2',
  'note\r=1+2',
  'note\r\n+1',
  'note\u2028@a',
  'note\u2029\u3000\uFF1D1',
  'note\u0085-1',
  "note\v \uFEFF'\n=1",
  "note\f''=1",
  'note\u001E=1',
  '\u001F=1',
  '\u200B=1',
  "'\u202E+1",
  'note\n\u200B@a',
  '\uFE661',
])('a formula in any line of %j is defused, and comes back as it was', (text) => {
  expect(defusedCell(text)).toBe(`'${text}`);
  expect(plainCell(defusedCell(text))).toBe(text);
});

test.each(["'note\n1 = 2", 'a\nb', 'a-b\n(=1)', "it's"])('the plain text %j stays as it is', (text) => {
  expect(defusedCell(text)).toBe(text);
  expect(plainCell(text)).toBe(text);
});

test('a text of many lines is read once', () => {
  const text = `a${'\n'.repeat(500_000)}b`;
  expect(defusedCell(text)).toBe(text);
});
