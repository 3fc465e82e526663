import { expect, test } from 'vitest';
import { linesOf } from './known-files';

test('writes the lines of a large directory in few pieces', () => {
  const files = Array.from({ length: 1_001 }, (_, number) => ({ path: `${number}.png` }));
  const pieces = [...linesOf(files)];
  expect(pieces).toHaveLength(3);
  const lines = pieces.join('').split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual(files);
});
