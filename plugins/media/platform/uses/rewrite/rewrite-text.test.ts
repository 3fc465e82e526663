import { addressSpans, isFileName } from '@signalbox/platform-kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MovedPath } from './moved-path';
import { rewriteText } from './rewrite-text';

const file: MovedPath = { project: 'default', from: 'img/pump.png', to: 'plant/pump 2.png', hosts: ['box.example'] };
const directory: MovedPath = { project: 'default', from: 'img', to: 'plant/images', hosts: [] };

test.each([
  ['/core/media/img/pump.png', '/core/media/plant/pump%202.png'],
  ['/rest/core/media/img/pump.png', '/rest/core/media/plant/pump%202.png'],
  ['core/media/img/pump.png?v=3#top', 'core/media/plant/pump%202.png?v=3#top'],
  ['<img src="/core/media/img/pump.png"> and more', '<img src="/core/media/plant/pump%202.png"> and more'],
  [
    'a ![](/core/media/img/pump.png), b /core/media/img/pump.png.',
    'a ![](/core/media/plant/pump%202.png), b /core/media/plant/pump%202.png.',
  ],
  ['/core/media/img/pump.png.bak', '/core/media/img/pump.png.bak'],
  ['https://example.org/core/media/img/pump.png', 'https://example.org/core/media/img/pump.png'],
  [
    'https://box.example/rest/core/media/img/pump.png?v=1',
    'https://box.example/rest/core/media/plant/pump%202.png?v=1',
  ],
  [
    '<a href="https://Box.example/rest/core/media/img/pump.png">a</a>',
    '<a href="https://Box.example/rest/core/media/plant/pump%202.png">a</a>',
  ],
  ['https://example.org/rest/core/media/img/pump.png', 'https://example.org/rest/core/media/img/pump.png'],
  ['/core/media/_p_north/img/pump.png', '/core/media/_p_north/img/pump.png'],
  ['/core/media/img', '/core/media/img'],
])('writes the new address of a file: %s', (text, expected) => {
  expect(rewriteText(text, file)).toBe(expected);
});

test.each([
  ['/core/media/img/pump.png', '/core/media/plant/images/pump.png'],
  ['/core/media/img/%E6%B3%B5.png', '/core/media/plant/images/%E6%B3%B5.png'],
  ['/core/media/img/泵.png', '/core/media/plant/images/泵.png'],
  ['/core/media/img/a b.png', '/core/media/plant/images/a b.png'],
  ['/core/media/images/a.png', '/core/media/images/a.png'],
])('writes the new addresses of all files of a directory: %s', (text, expected) => {
  expect(rewriteText(text, directory)).toBe(expected);
});

test('writes a name with a percent sign, a quotation mark or a bracket so that it leads to the file', () => {
  for (const name of ['50%.png', 'a%20b.png', "it's (1).png", 'a#b.png', 'x~.png']) {
    for (const text of [
      '/core/media/img/pump.png',
      'see /core/media/img/pump.png!',
      "url('/core/media/img/pump.png')",
    ]) {
      const rewritten = rewriteText(text, { ...file, to: `img/${name}` });
      expect(addressSpans(rewritten).map(({ storePath }) => storePath)).toContain(`img/${name}`);
    }
  }
});

test('leads to the new place and leaves all around it, in any text and for any name', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => text.normalize('NFC').replace(/[/\\:*?"<>|\p{C}\p{Z}]/gu, '_'))
    .filter(isFileName);
  const around = fc.constantFrom('', ' ', '"', "'", '(', ') ', '。', '، ', '; ', '<b>', '\n');
  fc.assert(
    fc.property(name, name, around, around, (from, to, before, after) => {
      const source = `${before}/core/media/dir/${encodeURIComponent(from)}${after}`;
      const moved = { project: 'default', from: `dir/${from}`, to: `new/${to}`, hosts: [] };
      fc.pre(addressSpans(source).some(({ storePath }) => storePath === moved.from));
      const rewritten = rewriteText(source, moved);
      expect(addressSpans(rewritten).map(({ storePath }) => storePath)).toContain(moved.to);
      expect(rewritten.startsWith(before)).toBe(true);
      expect(rewritten.endsWith(after)).toBe(true);
    }),
  );
});
