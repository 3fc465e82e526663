import { expect, it } from 'vitest';
import { dosTime } from './dos-time';

it('encodes date and time in UTC, to two seconds', () => {
  const { date, time } = dosTime(new Date('2026-11-20T17:31:27Z'));
  expect([date >> 9, (date >> 5) & 15, date & 31]).toEqual([46, 11, 20]);
  expect([time >> 11, (time >> 5) & 63, time & 31]).toEqual([17, 31, 13]);
});

it.each(['1970-01-01T00:00:00Z', 'no date'])('encodes %s as the first possible moment', (text) => {
  expect(dosTime(new Date(text))).toEqual({ date: (1 << 5) | 1, time: 0 });
});

it('encodes a distant future as the last one', () => {
  expect(dosTime(new Date('2500-01-01T00:00:00Z'))).toEqual(dosTime(new Date('2107-12-31T23:59:58Z')));
});
