import { PlatformError } from '@signalbox/api';

interface OwnerTurnsOptions {
  /** Tasks that run at once, one per owner at most. */
  maxRunning: number;
  /** Tasks of one owner that may wait. */
  maxWaiting: number;
}

/**
 * Runs one task of each owner at a time. Owners who wait take turns, so that nobody waits for all tasks of another.
 * Throws `tooManyRequests` where too many tasks of one owner wait.
 */
export function createOwnerTurns({ maxRunning, maxWaiting }: OwnerTurnsOptions) {
  /** Starts of the tasks that wait, by owner; the owner whose turn is next comes first. */
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

/** About the time that an inspection may take. */
const retrySeconds = 2;
