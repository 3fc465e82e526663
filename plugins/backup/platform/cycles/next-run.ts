import type { CyclePeriod } from '@signalbox/schemas/types';

/** The first run of a new cycle. */
export function firstRun({ cycle, nowMilliseconds }: { cycle: CyclePeriod; nowMilliseconds: number }): string {
  return new Date(nowMilliseconds + periodMilliseconds(cycle)).toISOString();
}

interface NextRunOptions {
  cycle: CyclePeriod;
  /** ISO: when the current run was due. */
  due: string;
  nowMilliseconds: number;
}

/** The next run in the rhythm of the due one, always later than now. Of several missed runs only one is repeated. */
export function followingRun({ cycle, due, nowMilliseconds }: NextRunOptions): string {
  const period = periodMilliseconds(cycle);
  const missed = Math.floor((nowMilliseconds - Date.parse(due)) / period);
  return new Date(Date.parse(due) + (missed + 1) * period).toISOString();
}

function periodMilliseconds({ count, unit }: CyclePeriod): number {
  return count * (unit === 'h' ? 3_600_000 : 86_400_000);
}
