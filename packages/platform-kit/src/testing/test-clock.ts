import type { Clock } from '../contract';

export interface TestClock extends Clock {
  advance(time: { seconds: number }): void;
}

/** A clock that stands still until a test moves it. Starts at the real time, because the database's clock cannot be moved. */
export function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => now,
    advance({ seconds }) {
      now += seconds * 1000;
    },
  };
}
