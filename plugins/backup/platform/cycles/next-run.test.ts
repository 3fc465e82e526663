import { assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import type { CyclePeriod } from '@signalbox/schemas/types';
import { wallClock } from '@signalbox/platform-kit';
import { firstRun, followingRun, type Rhythm } from './next-run';

const now = Date.parse('2026-05-04T03:02:00Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const hour = 3_600_000;
const utc = wallClock({ minutes: 0 });
const every = (cycle: CyclePeriod): Rhythm => ({ cycle, clock: utc });
const cycles = record({ count: integer({ min: 1, max: 10_000 }), unit: constantFrom('h' as const, 'd' as const) });

it('first runs one period from now', () => {
  expect(firstRun({ rhythm: every({ count: 6, unit: 'h' }), nowMilliseconds: now })).toBe('2026-05-04T09:02:00.000Z');
  expect(firstRun({ rhythm: every({ count: 2, unit: 'd' }), nowMilliseconds: now })).toBe('2026-05-06T03:02:00.000Z');
});

it('keeps the rhythm of the due run, and repeats one of several missed runs', () => {
  const rhythm = every({ count: 6, unit: 'h' });
  expect(followingRun({ rhythm, due: ago(60_000), nowMilliseconds: now })).toBe(ago(60_000 - 6 * hour));
  expect(followingRun({ rhythm, due: ago(20 * hour), nowMilliseconds: now })).toBe(ago(-4 * hour));
  expect(followingRun({ rhythm, due: ago(-hour), nowMilliseconds: now })).toBe(ago(-hour));
});

it('is at most one period later than now, whole periods after the due run', () => {
  assert(
    property(cycles, integer({ min: -1e9, max: 1e12 }), (cycle, late) => {
      const next = Date.parse(followingRun({ rhythm: every(cycle), due: ago(late), nowMilliseconds: now }));
      const period = cycle.count * (cycle.unit === 'h' ? 1 : 24) * hour;
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(period);
      expect(Math.abs((next - (now - late)) % period)).toBe(0);
    }),
  );
});
