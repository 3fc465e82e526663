import { PlatformError } from '@signalbox/api';

interface OwnerTurnsOptions {
  /** Tasks that run in parallel, at most one per owner. */
  maxRunning: number;
  /** Tasks of one owner that may wait. */
  maxWaiting: number;
}

/**
 * Runs one task of each owner at a time. Waiting owners take turns, so no owner waits for all tasks of another.
 * Throws `tooManyRequests` where too many tasks of one owner wait.
 */
export function createOwnerTurns({ maxRunning, maxWaiting }: OwnerTurnsOptions) {
  /** Start functions of the waiting tasks, by owner. The owner with the next turn comes first. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  const startNext = () => {
    for (const [owner, starts] of waiting) {
      if (running.size >= maxRunning) return;
      if (running.has(owner)) continue;
      waiting.delete(owner);
      if (starts.length > 1) waiting.set(owner, starts.slice(1));
      running.add(owner);
      starts[0]?.();
    }
  };

  return async function run<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
    const queue = waiting.get(owner) ?? [];
    if (queue.length >= maxWaiting) throw new PlatformError('tooManyRequests', { params: { count: retrySeconds } });
    await new Promise<void>((resolve) => {
      waiting.set(owner, [...queue, resolve]);
      startNext();
    });
    try {
      return await task();
    } finally {
      running.delete(owner);
      startNext();
    }
  };
}

/** Approximate duration of an inspection. */
const retrySeconds = 2;
