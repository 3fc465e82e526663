import { expect, it } from 'vitest';
import { pluralKeys } from './plural-keys';

it.each([
  ['en', 1, 'days_one'],
  ['en', 0, 'days_other'],
  ['zh_Hans', 1, 'days_other'],
  ['fr', 0, 'days_one'],
  ['fr', 1_000_000, 'days_many'],
  ['ar', 0, 'days_zero'],
  ['ar', 2, 'days_two'],
  ['ar', 5, 'days_few'],
  ['ar', 11, 'days_many'],
  ['no language!', 1, 'days_one'],
])('in %s, %d counts by %s first', (language, count, first) => {
  const keys = pluralKeys({ key: 'days', count, language });
  expect(keys[0]).toBe(first);
  expect(keys.slice(1)).toEqual(['days_other', 'days']);
});

it('is the plain key without a count', () => {
  expect(pluralKeys({ key: 'days', count: undefined, language: 'en' })).toEqual(['days']);
});
