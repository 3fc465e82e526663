import { setTimeout as delay } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { type OperationLock, takeOperationLock } from './operation-lock';
import { ongoingTasks } from './task-store';

/**
 * Takes the one lock of the platform. Throws `operationRunning` while another operation runs; whoever only looks for dead
 * ones holds it for a moment, and that is waited for. `left`: id of a task that is known to be dead.
 */
export async function waitForLock(kit: PlatformKit, { left }: { left?: string } = {}): Promise<OperationLock> {
  for (let attempt = 0; ; attempt += 1) {
    const lock = await takeOperationLock(kit.pool);
    if (lock) return lock;
    const other = (await ongoingTasks(kit)).find(({ id, isBeside }) => !isBeside && id !== left);
    // One that is ongoing may be dead as well, and somebody just looking at it.
    if (attempt >= (other ? attemptsBesideAnother : attempts))
      throw new PlatformError('operationRunning', {
        params: { name: other?.name ?? '–' },
        detail: other ? `${other.mark} ${other.id}` : '',
      });
    await delay(betweenAttemptsMs);
  }
}

const attempts = 40;
const attemptsBesideAnother = 6;
const betweenAttemptsMs = 50;
