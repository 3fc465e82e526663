import { availableParallelism } from 'node:os';
import { createTurns, type TaskOwner } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { ThumbnailTask } from './messages';
import {
  startThumbnailProcess,
  type ThumbnailLimits,
  type ThumbnailProcess,
  type ThumbnailResult,
} from './thumbnail-process';

interface ThumbnailProcesses {
  /** Draws a thumbnail in its owner's turn, unless `known` has it by then. Throws `tooManyRequests`. */
  run<Known>(
    owner: TaskOwner,
    work: (draw: (task: ThumbnailTask) => Promise<ThumbnailResult>) => Promise<Known>,
  ): Promise<Known>;
  close(): void;
}

/** Processes that draw thumbnails: started on demand, kept for a while, replaced after one that took too long. */
export function createThumbnailProcesses({
  deadlineMilliseconds = 5_000,
  maxMilliseconds = 30_000,
  idleMilliseconds = 60_000,
}: Partial<ThumbnailLimits> & { idleMilliseconds?: number } = {}): ThumbnailProcesses {
  const turns = createTurns({
    atOnce: Math.min(maxProcesses, availableParallelism()),
    waitingPerOwner: maxWaiting,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: retrySeconds } }),
  });
  const all = new Set<ThumbnailProcess>();
  const idle = new Map<ThumbnailProcess, NodeJS.Timeout>();

  const drop = (one: ThumbnailProcess) => {
    clearTimeout(idle.get(one));
    idle.delete(one);
    all.delete(one);
    one.end();
  };
  const take = () => {
    for (const [one, timer] of idle) {
      clearTimeout(timer);
      idle.delete(one);
      if (one.isAlive()) return one;
      drop(one);
    }
    const started = startThumbnailProcess({ deadlineMilliseconds, maxMilliseconds });
    all.add(started);
    return started;
  };
  const draw = async (task: ThumbnailTask) => {
    const one = take();
    try {
      return await one.run(task);
    } finally {
      if (one.isAlive()) idle.set(one, setTimeout(() => drop(one), idleMilliseconds).unref());
      else drop(one);
    }
  };
  return {
    run: ({ userId, signal }, work) => turns.run({ owner: userId, signal }, () => work(draw)),
    close: () => all.forEach(drop),
  };
}

/** Each needs a processor, and up to 400 MB for a large picture. */
const maxProcesses = 2;
/** A page of the library, and what was scrolled past. */
const maxWaiting = 200;
const retrySeconds = 5;
