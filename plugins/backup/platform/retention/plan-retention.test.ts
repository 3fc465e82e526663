import { wallClock } from '@signalbox/platform-kit';
import type { Retention } from '@signalbox/schemas/types';
import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsable, planRetention, type RetainedRecord } from './plan-retention';

const now = Date.parse('2026-05-20T12:00:00Z');
const hour = 3_600_000;
const aBackup = (id: string, hoursAgo: number, overrides: Partial<RetainedRecord> = {}): RetainedRecord => ({
  id,
  createTime: new Date(now - hoursAgo * hour).toISOString(),
  status: 'succeed',
  isProtected: false,
  ...overrides,
});
interface PlanOptions {
  offsetMinutes?: number;
  timeZone?: string;
  /** Ids of backups that a restore needs. */
  inUse?: string[];
}
const plan = (
  backups: RetainedRecord[],
  retention: Retention,
  { offsetMinutes = 0, timeZone, inUse = [] }: PlanOptions = {},
) =>
  planRetention({
    backups,
    retention,
    nowMilliseconds: now,
    clock: wallClock({ minutes: offsetMinutes, timeZone }),
    inUse: new Set(inUse),
  });
const ids = (backups: readonly { id: string }[]) => backups.map(({ id }) => id);
const removed = (backups: RetainedRecord[], retention: Retention, offsetMinutes = 0) =>
  ids(plan(backups, retention, { offsetMinutes }).remove);

describe('retention', () => {
  it('keeps the latest ones, in any order', () => {
    const backups = [aBackup('b', 2), aBackup('d', 4), aBackup('a', 1), aBackup('c', 3)];
    expect(removed(backups, { kind: 'count', count: 2 })).toEqual(['c', 'd']);
    expect(removed(backups, { kind: 'all' })).toEqual([]);
  });

  it('keeps those of the last days, and the newest usable one of any age', () => {
    expect(removed([aBackup('a', 20), aBackup('b', 30)], { kind: 'days', days: 1 })).toEqual(['b']);
    const old = plan([aBackup('a', 100), aBackup('b', 200)], { kind: 'days', days: 1 });
    expect(old.keep).toMatchObject([{ backup: { id: 'a' }, keptFor: 'newestGood' }]);
    expect(ids(old.remove)).toEqual(['b']);
  });

  it('counts the days of a zone in winter, also for a cycle that was saved in summer', () => {
    const at = (id: string, createTime: string) => ({ ...aBackup(id, 0), createTime });
    // 00:30 and 23:30 of 7 March in New York, and 00:30 of 8 March.
    const backups = [
      at('early', '2026-03-07T05:30:00Z'),
      at('late', '2026-03-08T04:30:00Z'),
      at('night', '2026-03-08T05:30:00Z'),
    ];
    const rule = { kind: 'generations', daily: 2, weekly: 0, monthly: 0 } as const;
    const removedIn = (options: PlanOptions) => ids(plan(backups, rule, options).remove);
    expect(removedIn({ timeZone: 'America/New_York' })).toEqual(['early']);
    // By the offset of summer, the last two are of one day.
    expect(removedIn({ offsetMinutes: -240 })).toEqual(['late']);
  });

  it('keeps backups that a running restore needs', () => {
    const { keep, remove } = plan(
      [aBackup('a', 1), aBackup('b', 2), aBackup('c', 3)],
      { kind: 'count', count: 1 },
      { inUse: ['c'] },
    );
    expect(keep.at(-1)).toMatchObject({ backup: { id: 'c' }, keptFor: 'inUse' });
    expect(ids(remove)).toEqual(['b']);
  });

  it('keeps the latest of each day, week and month', () => {
    const at = (id: string, createTime: string) => ({ ...aBackup(id, 0), createTime });
    const backups = [
      at('wed-late', '2026-05-20T11:00:00Z'),
      at('wed-early', '2026-05-20T01:00:00Z'),
      at('mon', '2026-05-18T01:00:00Z'),
      at('sun', '2026-05-17T23:00:00Z'),
      at('april-last', '2026-04-30T10:00:00Z'),
      at('april-first', '2026-04-01T10:00:00Z'),
      at('march', '2026-03-31T10:00:00Z'),
    ];
    const rule = { kind: 'generations', daily: 2, weekly: 2, monthly: 2 } as const;
    expect(removed(backups, rule)).toEqual(['wed-early', 'april-first', 'march']);
    // Where the clock is eight hours ahead, Sunday 23:00 is Monday.
    expect(removed(backups, { ...rule, weekly: 1 }, 480)).toContain('sun');
  });

  it('does not count failed and damaged ones, and deletes them once they are older than all kept ones', () => {
    const damaged = { time: '', isWhole: false };
    const backups = [
      aBackup('failed-new', 1, { status: 'fail' }),
      aBackup('good', 2),
      aBackup('damaged', 3, { verified: damaged }),
      aBackup('good-old', 4),
      aBackup('failed-old', 5, { status: 'fail' }),
    ];
    expect(removed(backups, { kind: 'count', count: 2 })).toEqual(['failed-old']);
    expect(removed(backups, { kind: 'count', count: 1 })).toEqual(['damaged', 'good-old', 'failed-old']);
    expect(removed([aBackup('a', 1, { status: 'fail' })], { kind: 'count', count: 1 })).toEqual([]);
  });

  const retentions = oneof(
    record({ kind: constantFrom('all' as const) }),
    record({ kind: constantFrom('count' as const), count: integer({ min: 1, max: 10 }) }),
    record({ kind: constantFrom('days' as const), days: integer({ min: 1, max: 60 }) }),
    record({
      kind: constantFrom('generations' as const),
      daily: integer({ min: 1, max: 8 }),
      weekly: integer({ min: 0, max: 6 }),
      monthly: integer({ min: 0, max: 4 }),
    }),
  );
  const backupLists = array(
    record({
      hoursAgo: integer({ min: -5, max: 24 * 120 }),
      status: constantFrom('succeed', 'succeed', 'succeed', 'fail', 'ongoing'),
      isProtected: boolean(),
      isDamaged: constantFrom(false, false, true),
    }),
    { maxLength: 60 },
  ).map((options) =>
    options.map(({ hoursAgo, status, isProtected, isDamaged }, index) =>
      aBackup(String(index).padStart(3, '0'), hoursAgo, {
        status: status as RetainedRecord['status'],
        isProtected,
        ...(isDamaged ? { verified: { time: '', isWhole: false } } : {}),
      }),
    ),
  );
  const offsets = integer({ min: -720, max: 840 });

  it('never deletes a protected one, one being made, or the last usable one, and forgets none', () => {
    assert(
      property(backupLists, retentions, offsets, (backups, retention, offsetMinutes) => {
        const { keep, remove } = plan(backups, retention, { offsetMinutes });
        expect(ids([...keep.map(({ backup }) => backup), ...remove]).toSorted()).toEqual(ids(backups).toSorted());
        expect(remove.filter(({ isProtected, status }) => isProtected || status === 'ongoing')).toEqual([]);
        const usable = backups.filter(isUsable);
        expect(keep.some(({ backup }) => isUsable(backup))).toBe(usable.length > 0);
        const newest = usable
          .map(({ createTime }) => createTime)
          .toSorted()
          .at(-1);
        const newestKept = keep.filter(({ backup }) => isUsable(backup)).map(({ backup }) => backup.createTime);
        if (newest !== undefined) expect(newestKept).toContain(newest);
      }),
    );
  });

  it('deletes nothing more when it runs again, and never keeps more than the rule and what must not be deleted', () => {
    assert(
      property(backupLists, retentions, offsets, (backups, retention, offsetMinutes) => {
        const { keep } = plan(backups, retention, { offsetMinutes });
        expect(
          removed(
            keep.map(({ backup }) => backup),
            retention,
            offsetMinutes,
          ),
        ).toEqual([]);
        const byRule = keep.filter(({ keptFor }) => keptFor === 'rule').length;
        if (retention.kind === 'count') expect(byRule).toBeLessThanOrEqual(retention.count);
        if (retention.kind === 'generations')
          expect(byRule).toBeLessThanOrEqual(retention.daily + retention.weekly + retention.monthly);
      }),
    );
  });

  it('keeps no fewer under a more generous rule', () => {
    assert(
      property(backupLists, integer({ min: 1, max: 9 }), integer({ min: 1, max: 9 }), (backups, count, more) => {
        const strict = new Set(removed(backups, { kind: 'count', count }));
        for (const id of removed(backups, { kind: 'count', count: count + more })) expect(strict).toContain(id);
      }),
    );
  });
});
