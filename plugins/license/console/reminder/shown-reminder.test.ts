import type { JsonObject } from '@signalbox/schemas';
import { describe, expect, it } from 'vitest';
import { readReminder } from './read-reminder';
import { fillDays, shownReminder } from './shown-reminder';

const now = Date.parse('2030-01-01T00:00:00Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const shown = (pressMoney: JsonObject, viewer: { isAdmin?: boolean; licenseSeconds?: number } = {}) =>
  shownReminder(readReminder({ pressMoney }), { isAdmin: false, now, ...viewer });
const entry = (days: number, more: JsonObject = {}) => ({ expireTime: inDays(days), code: { isSet: true }, ...more });

describe('the active entry', () => {
  it('is the first that is not disabled and not past', () => {
    const expireSettings = [
      entry(-1, { tip: 'past' }),
      entry(2, { disable: true }),
      entry(5, { tip: 'five' }),
      entry(1),
    ];
    expect(shown({ expireSettings })).toEqual({
      key: `entry ${now + 5 * 86_400_000}`,
      days: 5,
      tip: 'five',
      unlocks: 2,
      isClosable: false,
    });
  });

  it('has the text of all entries without one of its own', () => {
    expect(shown({ tip: 'all', expireSettings: [entry(5)] })).toMatchObject({ tip: 'all' });
  });
});

describe('a user sees it', () => {
  it.each([
    ['14 days before by default', 14, {}, {}, true],
    ['no earlier by default', 14.001, {}, {}, false],
    ['from the window of all entries', 30, {}, { durationTime: { time: 30 * 86_400 } }, true],
    ['from its own window', 30, { durationTime: { time: 40 * 86_400 } }, { durationTime: { time: 60 } }, true],
    ['not once it is unlocked', 3, { showCode: true }, {}, false],
    ['not at its end', 0, {}, {}, false],
  ])('%s', (_name, days, more, all, isShown) => {
    expect(shown({ ...all, expireSettings: [entry(days, more)] }) !== undefined).toBe(isShown);
  });

  it('and closes it by its code, or freely if it has none', () => {
    expect(shown({ expireSettings: [entry(3)] })).toMatchObject({ unlocks: 0, isClosable: false });
    expect(shown({ expireSettings: [{ expireTime: inDays(3) }] })).toMatchObject({ isClosable: true });
  });

  it('never because of the license alone', () => {
    expect(shown({}, { licenseSeconds: 60 })).toBeUndefined();
  });
});

describe('an administrator sees it', () => {
  const isAdmin = true;
  it.each([
    ['at 1,209,600 seconds', { licenseSeconds: 1_209_600 }, 14],
    ['not a second earlier', { licenseSeconds: 1_209_601 }, undefined],
    ['with an expired license', { licenseSeconds: 0 }, 0],
    ['not without a license', {}, undefined],
  ])('%s', (_name, viewer, days) => {
    expect(shown({}, { isAdmin, ...viewer })?.days).toBe(days);
  });

  it('for the entry or the license, whichever ends first, also unlocked and without a code', () => {
    const expireSettings = [entry(9, { showCode: true, tip: 'nine' })];
    expect(shown({ expireSettings }, { isAdmin })).toMatchObject({ days: 9, tip: 'nine', isClosable: true });
    expect(shown({ expireSettings }, { isAdmin, licenseSeconds: 3 * 86_400 })).toMatchObject({
      days: 3,
      key: 'license',
    });
    expect(shown({ expireSettings }, { isAdmin })).not.toHaveProperty('unlocks');
  });

  it('not in a longer window of users', () => {
    const durationTime = { time: 60 * 86_400 };
    expect(shown({ durationTime, expireSettings: [entry(30)] }, { isAdmin })).toBeUndefined();
  });
});

it('fills in XX, xx and {days}', () => {
  expect(fillDays('XX or xx or {days} days of Xx', '7')).toBe('7 or 7 or 7 days of Xx');
});
