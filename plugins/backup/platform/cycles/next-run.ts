import type { CyclePeriod } from '@signalbox/schemas/types';
import type { WallClock } from '@signalbox/platform-kit';
import { clockOf, type StoredCycle } from './cycle';

export interface Rhythm {
  cycle: CyclePeriod;
  /** Time of day of a cycle of days: `02:30`. Undefined: whole periods after the first run. */
  at?: string | undefined;
  clock: WallClock;
}

export function rhythmOf(cycle: Pick<StoredCycle, 'cycle' | 'at' | 'timeZone' | 'editor'>): Rhythm {
  return { cycle: cycle.cycle, at: cycle.at, clock: clockOf(cycle) };
}

/** The first run of a new cycle: the next time that the clock shows `at`, else one period from now. */
export function firstRun({ rhythm, nowMilliseconds }: { rhythm: Rhythm; nowMilliseconds: number }): string {
  const { cycle, at, clock } = rhythm;
  if (at === undefined) return new Date(nowMilliseconds + periodMilliseconds(cycle)).toISOString();
  return runAt({ at, clock, day: dayOf(clock(nowMilliseconds)), everyDays: 1, nowMilliseconds });
}

interface NextRunOptions {
  rhythm: Rhythm;
  /** ISO: when the current run was due. */
  due: string;
  nowMilliseconds: number;
}

/** The next run in the rhythm of the due one, always later than now. Of several missed runs only one is repeated. */
export function followingRun({ rhythm: { cycle, at, clock }, due, nowMilliseconds }: NextRunOptions): string {
  if (at !== undefined) {
    const dueDay = dayOf(clock(Date.parse(due)));
    const missed = Math.floor((dayOf(clock(nowMilliseconds)) - dueDay) / cycle.count);
    return runAt({ at, clock, day: dueDay + missed * cycle.count, everyDays: cycle.count, nowMilliseconds });
  }
  const period = periodMilliseconds(cycle);
  const missed = Math.floor((nowMilliseconds - Date.parse(due)) / period);
  return new Date(Date.parse(due) + (missed + 1) * period).toISOString();
}

function periodMilliseconds({ count, unit }: CyclePeriod): number {
  return count * (unit === 'h' ? 3_600_000 : dayMilliseconds);
}

interface RunAt {
  at: string;
  clock: WallClock;
  /** The first day to try, since 1970. */
  day: number;
  everyDays: number;
  nowMilliseconds: number;
}

/** The first run later than now on `day` or whole multiples of `everyDays` after it. */
function runAt({ at, clock, day, everyDays, nowMilliseconds }: RunAt): string {
  const timeOfDay = Date.parse(`1970-01-01T${at}Z`);
  for (let runDay = day; ; runDay += everyDays) {
    const moment = momentOf(clock, runDay * dayMilliseconds + timeOfDay);
    if (moment > nowMilliseconds) return new Date(moment).toISOString();
  }
}

/**
 * When the clock shows `wall`: the first time, where it shows it twice. Where clocks that are put forward skip it, as much later
 * as they were put forward.
 */
function momentOf(clock: WallClock, wall: number): number {
  const [early = wall, late = wall] = [-dayMilliseconds, dayMilliseconds].map((shift) => {
    const offset = clock(wall + shift) - (wall + shift);
    return wall - offset;
  });
  return clock(early) === wall || clock(late) !== wall ? early : late;
}

const dayOf = (wall: number) => Math.floor(wall / dayMilliseconds);
const dayMilliseconds = 86_400_000;
