import { setTimeout as delay } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import type { Pool } from 'pg';
import type { JobKind } from '../job-kind';
import { type JobLock, takeLock } from './job-lock';
import { lockAddress, lockKeyOf } from './lock-key';
import type { JobStore } from '../store/job-store';

interface LockDeps {
  pool: Pool;
  store: JobStore;
  kinds: ReadonlyMap<string, JobKind>;
}
interface LockToWaitFor {
  /** Id of the job that needs the lock. */
  id: string;
  lock: JobKind['lock'];
  /** Id of a job whose process is known to have crashed. */
  crashedJobId?: string;
}

/**
 * Takes the lock of a kind. Throws `operationRunning` while another job has it. A replica that only recovers has it for a
 * moment, and `start` waits for that.
 */
export async function waitForLock(
  { pool, store, kinds }: LockDeps,
  { id, lock, crashedJobId }: LockToWaitFor,
): Promise<JobLock> {
  const key = lockKeyOf({ lock }, id);
  const isHolder = (job: { id: string; kind: string; isBeside?: boolean }) => {
    const own = lockKeyOf(kinds.get(job.kind) ?? {}, job.id);
    const isOut = (lock ?? 'platform') === 'platform' && job.isBeside === true;
    return lockAddress(own) === lockAddress(key) && !isOut && job.id !== crashedJobId;
  };
  for (let attempt = 0; ; attempt += 1) {
    const taken = await takeLock(pool, key);
    if (taken) return taken;
    const other = (await store.ongoing()).find(isHolder);
    // A running task may belong to a crashed process, whose job another replica recovers at this moment.
    if (attempt >= (other ? attemptsBesideAnother : attempts))
      throw new PlatformError('operationRunning', {
        params: { name: other?.name ?? '–' },
        detail: other ? `${other.kind} ${other.id}` : '',
      });
    await delay(betweenAttemptsMs);
  }
}

const attempts = 40;
const attemptsBesideAnother = 6;
const betweenAttemptsMs = 50;
