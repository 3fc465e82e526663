import { wallClock } from '@signalbox/platform-kit';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstRun, followingRun, type Rhythm } from './next-run';

const minute = 60_000;
const day = 86_400_000;
const rhythmIn = (timeZone: string, at: string, count = 1): Rhythm => ({
  cycle: { count, unit: 'd' },
  at,
  clock: wallClock({ timeZone, minutes: 0 }),
});
const following = (rhythm: Rhythm, due: string) => followingRun({ rhythm, due, nowMilliseconds: Date.parse(due) });

describe('a cycle with a time of day', () => {
  test.each([
    ['America/New_York', '02:30', '2026-03-07T07:30:00.000Z', '2026-03-08T07:30:00.000Z', 'skipped: 03:30'],
    ['America/New_York', '02:30', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z', 'after the skipped one'],
    ['America/New_York', '01:30', '2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', 'twice: the first'],
    ['America/New_York', '01:30', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z', 'after the double one'],
    ['Australia/Lord_Howe', '02:15', '2026-10-02T15:45:00.000Z', '2026-10-03T15:45:00.000Z', 'skipped: 02:45'],
    ['Australia/Lord_Howe', '01:45', '2026-04-03T14:45:00.000Z', '2026-04-04T14:45:00.000Z', 'twice: the first'],
    ['Asia/Kathmandu', '02:30', '2026-05-03T20:45:00.000Z', '2026-05-04T20:45:00.000Z', 'no summer time'],
    ['Asia/Gaza', '00:30', '2026-03-26T22:30:00.000Z', '2026-03-27T22:30:00.000Z', 'the day before clocks change'],
    ['Pacific/Apia', '02:30', '2011-12-29T12:30:00.000Z', '2011-12-30T12:30:00.000Z', 'a day that a zone skips'],
  ])('in %s at %s runs after %s at %s (%s)', (timeZone, at, due, next) => {
    expect(following(rhythmIn(timeZone, at), due)).toBe(next);
  });

  it('first runs when the clock next shows it, however many days it runs after', () => {
    const run = (now: string, count: number) =>
      firstRun({ rhythm: rhythmIn('Asia/Shanghai', '02:30', count), nowMilliseconds: Date.parse(now) });
    expect(run('2026-05-04T18:29:59Z', 7)).toBe('2026-05-04T18:30:00.000Z');
    expect(run('2026-05-04T18:30:00Z', 7)).toBe('2026-05-05T18:30:00.000Z');
  });

  it('repeats one of several missed runs, and returns from a clock that was years ahead', () => {
    const rhythm = rhythmIn('America/New_York', '02:30', 3);
    const nowMilliseconds = Date.parse('2026-05-20T12:00:00Z');
    expect(followingRun({ rhythm, due: '2026-05-02T06:30:00.000Z', nowMilliseconds })).toBe('2026-05-23T06:30:00.000Z');
    const next = Date.parse(followingRun({ rhythm, due: '2036-05-02T06:30:00.000Z', nowMilliseconds }));
    expect(next).toBeGreaterThan(nowMilliseconds);
    expect(next).toBeLessThanOrEqual(nowMilliseconds + 3 * day);
  });

  const zones = constantFrom(
    'Asia/Kathmandu',
    'America/New_York',
    'Australia/Lord_Howe',
    'Europe/Oslo',
    'America/Havana',
    'Africa/Casablanca',
    'America/Santiago',
    'Pacific/Chatham',
    'Asia/Beirut',
    'UTC',
  );
  const times = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 })).map((parts) =>
    parts.map((part) => String(part).padStart(2, '0')).join(':'),
  );
  const starts = integer({ min: Date.parse('2005-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') });

  it('runs every so many days of the zone, at that time, once where clocks show it twice, and later where they skip it', () => {
    assert(
      property(zones, times, starts, integer({ min: 1, max: 9 }), (timeZone, at, start, count) => {
        const rhythm = rhythmIn(timeZone, at, count);
        const shown = (moment: number) => new Date(rhythm.clock(moment)).toISOString();
        let due = firstRun({ rhythm, nowMilliseconds: start });
        for (let run = 0; run < 400 / count; run += 1) {
          const next = following(rhythm, due);
          const [before, moment] = [Date.parse(due), Date.parse(next)];
          const dayOf = (time: number) => Math.floor(rhythm.clock(time) / day);
          expect(dayOf(moment) - dayOf(before)).toBe(count);
          const wanted = `${shown(moment).slice(0, 11)}${at}:00.000Z`;
          const around = Array.from({ length: 16 }, (_, index) => moment + (index - 8) * 15 * minute);
          const isShown = shown(moment) === wanted;
          // Nothing else of that day shows it, or nothing earlier.
          expect(around.filter((time) => shown(time) === wanted)[0] ?? moment).toBe(moment);
          // In a skipped hour, the clock shows it neither before nor after the change, which are at most an hour apart.
          if (!isShown) expect(shown(moment - 61 * minute) < wanted && shown(moment) > wanted).toBe(true);
          due = next;
        }
      }),
      { numRuns: 60 },
    );
  });
});
