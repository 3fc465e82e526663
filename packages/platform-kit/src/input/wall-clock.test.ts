import { describe, expect, it } from 'vitest';
import { requireTimeZone, wallClock } from './wall-clock';

/** `2026-01-15T13:00`, with the sign for UTC left out. */
const shown = (timeZone: string, moment: string) =>
  new Date(wallClock({ timeZone, minutes: 999 })(Date.parse(moment))).toISOString().slice(0, 16);

describe('a time zone', () => {
  it.each([
    ['Europe/Oslo', '2026-01-15T12:00:00Z', '2026-01-15T13:00'],
    ['Europe/Oslo', '2026-07-15T12:00:00Z', '2026-07-15T14:00'],
    ['Europe/Oslo', '2026-07-15T12:00:00+05:30', '2026-07-15T08:30'],
    ['America/New_York', '2026-01-15T02:00:00Z', '2026-01-14T21:00'],
    ['America/New_York', '2026-07-15T02:00:00Z', '2026-07-14T22:00'],
    ['Australia/Sydney', '2026-01-15T12:00:00Z', '2026-01-15T23:00'],
    ['Australia/Sydney', '2026-07-15T12:00:00Z', '2026-07-15T22:00'],
    ['Asia/Shanghai', '2026-07-15T12:00:00Z', '2026-07-15T20:00'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01T00:00'],
    ['UTC', '2026-07-15T12:00:00Z', '2026-07-15T12:00'],
  ])('%s shows %s as %s', (timeZone, moment, wall) => {
    expect(shown(timeZone, moment)).toBe(wall);
  });

  it('changes its clocks in the middle of a day', () => {
    const at = (moment: string) => shown('Europe/Oslo', moment).slice(11);
    expect(['00:59:59', '01:00:00'].map((time) => at(`2026-03-29T${time}Z`))).toEqual(['01:59', '03:00']);
    expect(['00:59:59', '01:00:00'].map((time) => at(`2026-10-25T${time}Z`))).toEqual(['02:59', '02:00']);
  });

  it('keeps milliseconds, and moments that spreadsheets do not have', () => {
    const clock = wallClock({ timeZone: 'Europe/Oslo', minutes: 0 });
    expect(clock(Date.UTC(2026, 0, 1, 0, 0, 0, 7))).toBe(Date.UTC(2026, 0, 1, 1, 0, 0, 7));
    for (const moment of [Number.NaN, 8.64e15, -8.64e15]) expect(clock(moment)).toBe(moment);
  });

  it('agrees with the platform at each hour of many years', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/St_Johns',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const clock = wallClock({ timeZone: 'America/St_Johns', minutes: 0 });
    const end = Date.UTC(2031, 0, 1);
    // A step that meets each hour of the day.
    for (let moment = Date.UTC(1970, 0, 1); moment < end; moment += 61 * 60 * 60 * 1000)
      expect(new Date(clock(moment)).toISOString().slice(0, 16).replace('T', ' ')).toBe(format.format(moment));
  });
});

it('without a time zone, the offset holds for all moments', () => {
  const clock = wallClock({ minutes: 120 });
  expect(clock(Date.UTC(2026, 0, 15, 12))).toBe(Date.UTC(2026, 0, 15, 14));
  expect(clock(Date.UTC(2026, 6, 15, 12))).toBe(Date.UTC(2026, 6, 15, 14));
});

it.each(['Etc/Unknown', 'Mars/Olympus', '+02:00', '', ' ', 'Europe/Oslo\n'])('%j is no time zone', (name) => {
  expect(() => requireTimeZone(name)).toThrow(expect.objectContaining({ errorName: 'invalidField' }));
});

it.each([undefined, 'Europe/Oslo', 'europe/oslo', 'UTC'])('takes %j', (name) => {
  expect(() => requireTimeZone(name)).not.toThrow();
});
