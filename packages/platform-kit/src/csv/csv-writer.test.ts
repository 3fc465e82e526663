import { expect, test } from 'vitest';
import { csvWriter } from './csv-writer';

test.each(['note\n=1+2', 'note\r=1+2', 'a\r\nb', 'a,b', 'a;=1', 'a\tb', 'a\u2028b', ' a', 'a\u00A0', '\uFEFFa'])(
  'a text such as %j is one cell in quotation marks, so that no part of it becomes a row or a formula',
  (text) => {
    for (const language of ['en', 'de']) {
      const { rows, head } = csvWriter(language);
      const separator = language === 'en' ? ',' : ';';
      expect(rows([['x', text, 'y']])).toBe(`x${separator}"${text}"${separator}y\r\n`);
      expect(head([text])).toBe(`\uFEFF"${text}"\r\n`);
    }
  },
);

test('doubles quotation marks, and leaves plain cells without them', () => {
  expect(csvWriter('de').rows([['4,5', '-5', 'Grid']])).toBe('4,5;-5;Grid\r\n');
  expect(csvWriter('en').rows([['a "b"\n', '', '-5', '4.5', 'Grid']])).toBe('"a ""b""\n",,-5,4.5,Grid\r\n');
});
