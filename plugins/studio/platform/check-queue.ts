import { PlatformError } from '@signalbox/api';
import { createTurns } from '@signalbox/platform-kit';
import type { CheckThread } from './check-thread';
import type { CheckResult, CheckTask } from './worker/messages';

interface Waiting {
  /** Id of the user who waits. */
  owner: string;
  signal?: AbortSignal;
}

export type CheckQueue = (waiting: Waiting, task: CheckTask) => Promise<CheckResult>;

/** Checks in turns: a check occupies a processor. A user types one draft, so one check runs and one waits. */
export function createCheckQueue(thread: CheckThread): CheckQueue {
  const turns = createTurns({
    atOnce: 1,
    waitingPerOwner: 2,
    waiting: 50,
    tooMany: () => new PlatformError('tooManyRequests', { params: { count: 5 } }),
  });
  return (waiting, task) => turns.run(waiting, () => thread.check(task));
}
