import { PlatformError } from '@signalbox/api';
import { createTurns } from '@signalbox/platform-kit';
import { createCheckThread } from './check-thread';
import type { CheckResult, CheckTask } from './worker/messages';

interface Waiting {
  /** Id of the user who waits. */
  owner: string;
  signal?: AbortSignal;
}

export type CheckQueue = (waiting: Waiting, task: CheckTask) => Promise<CheckResult>;

/**
 * Checks in turns: a check occupies a processor. Each user has one at a time, in a thread that no other check uses meanwhile,
 * so that a draft that takes long delays the next draft of its own user.
 */
export function createCheckQueue(startThread = createCheckThread): { check: CheckQueue; end(): void } {
  const turns = createTurns({
    atOnce: 3,
    atOncePerOwner: 1,
    waitingPerOwner: 2,
    waiting: 50,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: 5 } }),
  });
  const threads = new Set<ReturnType<typeof createCheckThread>>();
  /** The last one knows most patterns. */
  const idle: ReturnType<typeof createCheckThread>[] = [];
  return {
    check: (waiting, task) =>
      turns.run(waiting, async () => {
        const thread = idle.pop() ?? startThread();
        threads.add(thread);
        return thread.check(task).finally(() => idle.push(thread));
      }),
    end: () => threads.forEach((thread) => thread.end()),
  };
}
