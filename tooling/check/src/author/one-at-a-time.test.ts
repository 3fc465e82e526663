import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a burst of calls is one run', async () => {
  let runs = 0;
  const call = oneAtATime(async () => void (runs += 1), 60);
  for (let index = 0; index < 20; index += 1) {
    call();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(60);
  expect(runs).toBe(1);
});

test('a call during a run leads to one more, after it', async () => {
  const ends: (() => void)[] = [];
  const call = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)), 60);
  call();
  await vi.advanceTimersByTimeAsync(60);
  for (let index = 0; index < 3; index += 1) {
    call();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(2);
});
