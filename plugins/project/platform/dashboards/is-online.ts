/**
 * False for a device that has been silent for twice its interval: one late reading is no reason. Its interval is the usual
 * time between its readings. Undefined while there are too few to know it.
 */
export function isOnline({
  times,
  now,
}: {
  /** Times of its newest readings, in any order and repeated. Milliseconds since 1970. */
  times: readonly number[];
  now: number;
}): boolean | undefined {
  const distinct = [...new Set(times)].toSorted((one, other) => other - one);
  const gaps = distinct.slice(1).map((time, index) => (distinct[index] ?? time) - time);
  if (gaps.length < leastGaps) return undefined;
  const interval = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return now - (distinct[0] ?? now) <= 2 * interval;
}

const leastGaps = 3;
