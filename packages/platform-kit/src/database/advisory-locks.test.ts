import { expect, it } from 'vitest';
import { advisoryLocks, lockSeeds } from './advisory-locks';

it.each([advisoryLocks, lockSeeds])('no two of %o are the same', (locks) => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
