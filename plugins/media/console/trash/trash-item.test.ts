import { expect, it } from 'vitest';
import { daysLeft } from './trash-item';

it.each([
  ['2026-06-05T12:00:00.000Z', 30],
  ['2026-05-07T11:59:00.000Z', 1],
  ['2026-05-06T12:00:01.000Z', 1],
  ['2026-05-06T12:00:00.000Z', 0],
  ['2026-05-01T12:00:00.000Z', 0],
])('until %s: %i', (expiresAt, days) => {
  expect(daysLeft({ expiresAt }, Date.parse('2026-05-06T12:00:00.000Z'))).toBe(days);
});
