import { expect, it } from 'vitest';
import { isOnline } from './is-online';

const minute = 60_000;
const readings = [0, 10, 20, 30, 40].map((at) => at * minute);

it('is online until a reading is twice as late as usual', () => {
  expect(isOnline({ times: readings, now: 60 * minute })).toBe(true);
  expect(isOnline({ times: readings, now: 60 * minute + 1 })).toBe(false);
});

it('takes the usual interval, regardless of the longest pause and the order', () => {
  const times = [...readings, ...readings, 400 * minute, 410 * minute].toReversed();
  expect(isOnline({ times, now: 430 * minute })).toBe(true);
  expect(isOnline({ times, now: 431 * minute })).toBe(false);
});

it('is unknown while there are too few readings', () => {
  expect(isOnline({ times: [], now: 0 })).toBeUndefined();
  expect(isOnline({ times: [0, 0, minute, 2 * minute], now: 90 * minute })).toBeUndefined();
});
