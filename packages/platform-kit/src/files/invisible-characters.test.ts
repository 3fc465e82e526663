import { expect, it } from 'vitest';
import { checkFileName } from './file-path';

it.each([
  ['a Hangul filler', 'a\u3164.txt'],
  ['a combining grapheme joiner', 'a\u034f.txt'],
  ['a variation selector of no drawing', 'a\ufe0f.txt'],
  ['a zero-width joiner between Latin letters', 'a\u200db.txt'],
  ['a zero-width non-joiner between Latin letters', 'a\u200cb.txt'],
  ['a non-joiner after a letter that joins nothing', '\u0631\u200c\u0647\u0627.txt'],
  ['two non-joiners', '\u0647\u200c\u200c\u0647\u0627.txt'],
  ['a joiner at the end', '\u0647\u200d'],
  ['a change of direction', 'fdp\u202eexe.txt'],
])('rejects a name with %s', (_title, name) => {
  expect(() => checkFileName(name)).toThrow(expect.objectContaining({ errorName: 'invalidPath' }));
});

it.each([
  ['Persian', '\u0645\u06cc\u200c\u0631\u0648\u062f.txt'],
  ['Hindi', '\u0915\u094d\u200d\u0937.txt'],
  ['Sinhala', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3.txt'],
  ['an emoji in colour', '\u2764\ufe0f.png'],
  ['a family of emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.png'],
  ['a keycap', '1\ufe0f\u20e3.png'],
])('takes a name of %s', (_title, name) => {
  expect(() => checkFileName(name)).not.toThrow();
});
