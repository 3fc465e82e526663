import { expect, test } from 'vitest';
import { byteRange } from './byte-range';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
] as const)('reads %s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test('has no range for an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
