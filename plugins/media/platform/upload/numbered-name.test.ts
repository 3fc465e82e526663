import { expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { numberedName } from './numbered-name';

const { upload, post, put, names } = mediaPlatform();

test.each([
  ['a.txt', 1, 'a (1).txt'],
  ['a', 12, 'a (12)'],
  [`${'a'.repeat(251)}.txt`, 1, `${'a'.repeat(247)} (1).txt`],
  [`${'a'.repeat(251)}.txt`, 100, `${'a'.repeat(245)} (100).txt`],
  [`a${'图'.repeat(83)}.md`, 1, `a${'图'.repeat(82)} (1).md`],
  [`${'👩‍👩‍👧'.repeat(13)}.txt`, 1, `${'👩‍👩‍👧'.repeat(13)} (1).txt`],
  [`${'👩‍👩‍👧'.repeat(13)}${'a'.repeat(17)}.txt`, 1, `${'👩‍👩‍👧'.repeat(13)}${'a'.repeat(13)} (1).txt`],
  [`${'a'.repeat(235)}👩‍👩‍👧.md`, 1, `${'a'.repeat(235)} (1).md`],
])('numbers %s with %d', (name, number, numbered) => {
  expect(numberedName(name, number)).toBe(numbered);
  expect(Buffer.byteLength(numbered)).toBeLessThanOrEqual(255);
});

test('keeps both files of a name of 255 bytes: of an upload and of a copy', async () => {
  const name = `${'a'.repeat(251)}.txt`;
  await put('docs', name);
  const file = { name, content: 'b' };
  expect((await upload('mediaLibrary/upload?catalog=docs&action=rename', file)).statusCode).toBe(200);
  await post('copy', { paths: [`docs/${name}`], target: 'docs', action: 'rename' });
  expect((await names('docs')).toSorted()).toEqual(
    [name, ...[1, 2].map((number) => `${'a'.repeat(247)} (${number}).txt`)].toSorted(),
  );
});
