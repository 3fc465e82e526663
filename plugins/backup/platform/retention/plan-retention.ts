import type { Retention } from '@signalbox/schemas/types';
import type { WallClock } from '@signalbox/platform-kit';
import type { KeptFor } from '../../shared/retention';
import { calendarPeriod, type Period } from './calendar-period';
import type { BackupRecord } from '../../shared/backup-record';

export type RetainedRecord = Pick<BackupRecord, 'id' | 'createTime' | 'status' | 'isProtected' | 'verified'>;

interface RetentionInput<Kept extends RetainedRecord> {
  /** All backups of one cycle, in any order. */
  backups: readonly Kept[];
  /** Ids of backups that a running restore needs. */
  inUse: ReadonlySet<string>;
  retention: Retention;
  nowMilliseconds: number;
  /** The retention counts the days, weeks and months of this clock. */
  clock: WallClock;
}

interface RetentionResult<Kept extends RetainedRecord> {
  /** Newest first, like the next list. */
  keep: { backup: Kept; keptFor: KeptFor }[];
  remove: Kept[];
}

/**
 * Plans which backups of a cycle a rule keeps. The rule counts only usable ones: failed and damaged ones are deleted once
 * they are older than every usable one that the rule keeps. Protected backups, those in use, those being made and the
 * newest usable one always stay.
 */
export function planRetention<Kept extends RetainedRecord>(options: RetentionInput<Kept>): RetentionResult<Kept> {
  const backups = options.backups.toSorted(byAge);
  const usable = backups.filter(isUsable);
  const wanted = new Set(wantedOf({ ...options, usable }).map(({ id }) => id));
  const oldestKept = usable.findLast(({ id }, index) => index === 0 || wanted.has(id));

  const keptFor = (backup: Kept): KeptFor | undefined => {
    if (options.retention.kind === 'all' || wanted.has(backup.id)) return 'rule';
    if (backup.isProtected) return 'protected';
    if (options.inUse.has(backup.id)) return 'inUse';
    if (backup.status === 'ongoing') return 'unfinished';
    if (backup === usable[0]) return 'newestGood';
    const hasBetter = oldestKept !== undefined && byAge(backup, oldestKept) > 0;
    return isUsable(backup) || hasBetter ? undefined : 'noGoodSince';
  };
  const evaluated = backups.map((backup) => ({ backup, keptFor: keptFor(backup) }));
  return {
    keep: evaluated.flatMap(({ backup, keptFor }) => (keptFor === undefined ? [] : [{ backup, keptFor }])),
    remove: evaluated.filter((each) => each.keptFor === undefined).map(({ backup }) => backup),
  };
}

/** True when it can be restored, as far as known. */
export function isUsable({ status, verified }: RetainedRecord): boolean {
  return status === 'succeed' && verified?.isWhole !== false;
}

interface WantedOptions extends Omit<RetentionInput<RetainedRecord>, 'backups' | 'inUse'> {
  /** Newest first. */
  usable: readonly RetainedRecord[];
}

/** The form requires the number of each rule. A rule without its number would keep all. */
function wantedOf({ usable, retention, nowMilliseconds, clock }: WantedOptions): readonly RetainedRecord[] {
  switch (retention.kind) {
    case 'all':
      return usable;
    case 'count':
      return usable.slice(0, retention.count);
    case 'days': {
      const { days = Number.POSITIVE_INFINITY } = retention;
      return usable.filter(({ createTime }) => Date.parse(createTime) > nowMilliseconds - days * 86_400_000);
    }
    case 'generations': {
      const latest = (period: Period, count?: number) => latestOfEach({ usable, period, count, clock });
      const { daily, weekly, monthly } = retention;
      return [...latest('day', daily), ...latest('week', weekly), ...latest('month', monthly)];
    }
  }
}

interface Generation {
  usable: readonly RetainedRecord[];
  period: Period;
  count: number | undefined;
  clock: WallClock;
}

/** Periods without a backup are not counted: a server that was off keeps its history. */
function latestOfEach({ usable, period, count, clock }: Generation): RetainedRecord[] {
  const latest = new Map<string, RetainedRecord>();
  for (const backup of usable) {
    const key = calendarPeriod(period, clock(Date.parse(backup.createTime)));
    if (!latest.has(key)) latest.set(key, backup);
  }
  return [...latest.values()].slice(0, count);
}

/** Newest first. Ids order backups of the same moment. */
function byAge(one: RetainedRecord, other: RetainedRecord): number {
  return compare(other.createTime, one.createTime) || compare(other.id, one.id);
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
