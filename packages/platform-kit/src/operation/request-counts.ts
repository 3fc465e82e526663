/** Answers of one route. Counts of several replicas and times can be added up. */
export interface RouteCounts {
  /** Method and template, e.g. `GET /rest/core/backup/:id`. */
  route: string;
  count: number;
  /** With a status from 500 on. */
  errors: number;
  /** Number of answers by the index of their bucket. */
  buckets: DurationBuckets;
}
export type DurationBuckets = Record<number, number>;

/** Each bucket is a quarter longer than the one before. The first one ends at 1 ms, the last one takes all from 45 s on. */
const growth = 1.25;
const lastBucket = 49;

export function bucketOf(milliseconds: number): number {
  if (milliseconds <= 1) return 0;
  return Math.min(lastBucket, Math.ceil(Math.log(milliseconds) / Math.log(growth)));
}

/** The milliseconds below which this share of the answers is, interpolated inside its bucket. Undefined without answers. */
export function percentileOf(buckets: DurationBuckets, share: number): number | undefined {
  const counts = Object.entries(buckets)
    .map(([index, count]) => ({ index: Number(index), count }))
    .toSorted((a, b) => a.index - b.index);
  const wanted = counts.reduce((sum, { count }) => sum + count, 0) * share;
  let before = 0;
  for (const { index, count } of counts) {
    if (before + count >= wanted && count > 0) {
      const start = index === 0 ? 0 : growth ** (index - 1);
      return start + ((growth ** index - start) * (wanted - before)) / count;
    }
    before += count;
  }
  return undefined;
}

/** Adds up counts by their routes. */
export function addCounts(all: Iterable<RouteCounts>): RouteCounts[] {
  const sums = new Map<string, RouteCounts>();
  for (const { route, count, errors, buckets } of all) {
    const sum = sums.get(route) ?? { route, count: 0, errors: 0, buckets: {} };
    sum.count += count;
    sum.errors += errors;
    sum.buckets = addBuckets([sum.buckets, buckets]);
    sums.set(route, sum);
  }
  return [...sums.values()];
}

export function addBuckets(all: readonly DurationBuckets[]): DurationBuckets {
  const sum: DurationBuckets = {};
  for (const buckets of all)
    for (const [index, count] of Object.entries(buckets)) sum[Number(index)] = (sum[Number(index)] ?? 0) + count;
  return sum;
}
