import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readReminder } from './read-reminder';
import { atTimesOfShow } from './times-of-show';

const day = 86_400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns what is shown, with the settings as they are stored. */
function shownWith(pressMoney: { tipTime?: number; showTime?: number }) {
  const lengths = Object.entries(pressMoney).map(([key, time]) => [key, { count: time, unit: 's', time }]);
  const show = vi.fn<(isTime: boolean) => void>();
  const stop = atTimesOfShow(readReminder({ pressMoney: Object.fromEntries(lengths) }), show);
  return { calls: () => show.mock.calls.map(([isTime]) => isTime), stop };
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('atTimesOfShow', () => {
  test('shows after tipTime, for showTime', () => {
    const { calls } = shownWith({ tipTime: 10, showTime: 30 });
    pass(9);
    expect(calls()).toEqual([]);
    pass(1);
    expect(calls()).toEqual([true]);
    pass(29);
    expect(calls()).toEqual([true]);
    pass(1);
    expect(calls()).toEqual([true, false]);
  });

  test('shows at once without tipTime, and without an end without showTime', () => {
    const { calls } = shownWith({});
    pass(0);
    expect(calls()).toEqual([true]);
    pass(365 * day);
    expect(calls()).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits for a start and an end that are longer than a timer of a browser', () => {
    const { calls } = shownWith({ tipTime: 30 * day, showTime: 60 * day });
    pass(30 * day - 1);
    expect(calls()).toEqual([]);
    pass(1);
    expect(calls()).toEqual([true]);
    pass(60 * day - 1);
    expect(calls()).toEqual([true]);
    pass(1);
    expect(calls()).toEqual([true, false]);
  });

  test.each([
    ['before the start', 26 * day, 0],
    ['before the end', 31 * day, 1],
  ])('stops %s', (_, seconds, shown) => {
    const { calls, stop } = shownWith({ tipTime: 30 * day, showTime: 60 * day });
    pass(seconds);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    pass(365 * day);
    expect(calls()).toHaveLength(shown);
  });
});
