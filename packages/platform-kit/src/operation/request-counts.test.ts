import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounts, bucketOf, percentileOf } from './request-counts';

const bucketsOf = (durations: number[]) => {
  const buckets: Record<number, number> = {};
  for (const each of durations) buckets[bucketOf(each)] = (buckets[bucketOf(each)] ?? 0) + 1;
  return buckets;
};

test('estimates a percentile within the width of a bucket', () => {
  // The first bucket, up to 1 ms, has no ratio of its ends.
  const duration = fc.double({ min: 1, minExcluded: true, max: 40_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(duration, { minLength: 1, maxLength: 300 }),
      fc.constantFrom(0.5, 0.99),
      (durations, share) => {
        const exact = durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * share) - 1] ?? 0;
        const estimate = percentileOf(bucketsOf(durations), share) ?? 0;
        expect(estimate).toBeGreaterThanOrEqual(exact / 1.2501);
        expect(estimate).toBeLessThanOrEqual(exact * 1.2501);
      },
    ),
  );
});

test('has no percentile without answers, and counts the longest ones in the last bucket', () => {
  expect(percentileOf({}, 0.5)).toBeUndefined();
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(10 ** 9)).toBe(49);
});

test('adds up the counts of a route', () => {
  expect(
    addCounts([
      { route: 'GET /a', count: 2, errors: 1, buckets: { 0: 1, 3: 1 } },
      { route: 'GET /b', count: 1, errors: 0, buckets: { 1: 1 } },
      { route: 'GET /a', count: 1, errors: 0, buckets: { 3: 1 } },
    ]),
  ).toEqual([
    { route: 'GET /a', count: 3, errors: 1, buckets: { 0: 1, 3: 2 } },
    { route: 'GET /b', count: 1, errors: 0, buckets: { 1: 1 } },
  ]);
});
