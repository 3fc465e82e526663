import type { PlatformKit } from '@signalbox/platform-kit';
import { waitForLock } from '../operations/wait-for-lock';

/** Holds the lock of operations meanwhile, as something does that runs; `left`: id of a task that does not. */
export async function whileHeld(kit: PlatformKit, left: string, use: () => Promise<void>): Promise<void> {
  const lock = await waitForLock(kit, { left });
  try {
    await use();
  } finally {
    await lock.release();
  }
}
