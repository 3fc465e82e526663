import { expect, test } from 'vitest';
import { schedstatMilliseconds } from './thread-time';

test('reads the time on a processor in milliseconds', () => {
  expect(schedstatMilliseconds('2500000 701256 3\n')).toBe(2.5);
});

test('a thread that has only waited so far has worked 0 milliseconds', () => {
  expect(schedstatMilliseconds('0 701256 1\n')).toBe(0);
});

test('answers undefined where the kernel keeps no statistics', () => {
  expect(schedstatMilliseconds('0 0 0\n')).toBeUndefined();
});
