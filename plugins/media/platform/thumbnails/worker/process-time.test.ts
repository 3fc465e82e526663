import { expect, test } from 'vitest';
import { processMilliseconds, statMilliseconds } from './process-time';

test('adds the time in the program and in the system, for a program of any name', () => {
  const times = '1 1 0 -1 4194560 900 0 0 0 250 31 0 0 20 0';
  for (const name of ['node', 'a (b) 7 8 9', 'S 1 2)'])
    expect(statMilliseconds(`42 (${name}) S 1 ${times}`)).toBe(2_810);
});

test('answers undefined for a process that does not run', () => {
  expect(processMilliseconds(undefined)).toBeUndefined();
  expect(processMilliseconds(2 ** 22 + 1)).toBeUndefined();
});
