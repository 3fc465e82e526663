import { expect, it } from 'vitest';
import { isCompressedFormat } from './is-compressed-format';

it.each([
  ['a/b.JPG', true],
  ['film.mp4', true],
  ['report.docx', true],
  ['notes.txt', false],
  ['zip', false],
  ['folder.zip/notes', false],
])('takes %s for compressed: %s', (path, expected) => {
  expect(isCompressedFormat(path)).toBe(expected);
});
