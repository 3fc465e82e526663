import type { CyclePeriod } from './cycle';

/** The first run of a cycle that begins now. */
export function firstRun({ cycle, nowMilliseconds }: { cycle: CyclePeriod; nowMilliseconds: number }): string {
  return new Date(nowMilliseconds + periodMilliseconds(cycle)).toISOString();
}

interface NextRunOptions {
  cycle: CyclePeriod;
  /** ISO: when the run was due that is being made now. */
  due: string;
  nowMilliseconds: number;
}

/** The next run in the rhythm of the one that was due, always later than now: of several missed runs one is made up. */
export function followingRun({ cycle, due, nowMilliseconds }: NextRunOptions): string {
  const period = periodMilliseconds(cycle);
  const missed = Math.floor((nowMilliseconds - Date.parse(due)) / period);
  return new Date(Date.parse(due) + (missed + 1) * period).toISOString();
}

function periodMilliseconds({ count, unit }: CyclePeriod): number {
  return count * (unit === 'h' ? 3_600_000 : 86_400_000);
}
