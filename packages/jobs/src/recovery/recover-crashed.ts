import { PlatformError } from '@signalbox/api';
import { endCrashed, type Ending, type RecoveryDeps } from './end-crashed';
import type { OngoingJob } from '../job';
import { isTaskLocked, type JobLock, takeLock } from '../lock/job-lock';
import { lockAddress, type LockKey, lockKeyOf } from '../lock/lock-key';
import { maxRepeats } from '../store/job-requests';
import { isPendingRecovery } from './pending-recovery';
import { waitOrAbandon } from './wait-or-abandon';

/** Runs crashed jobs again. */
interface Repeater {
  /** Whether this server does so now. */
  takesUp(): boolean;
  /** Releases the lock at the end. */
  repeat(job: OngoingJob, lock: JobLock): Promise<void>;
}

/** Recovers the jobs of crashed processes whose lock is free, and runs the first one of each lock again that may. */
export async function recoverFree(deps: RecoveryDeps, repeater: Repeater): Promise<void> {
  await deps.requests.removeEnded();
  const keys = new Map((await crashedJobs(deps)).map((job) => [addressOf(deps, job), keyOf(deps, job)]));
  const errors: unknown[] = [];
  for (const [address, key] of keys) {
    const lock = await takeLock(deps.pool, key);
    if (lock) await recoverUnder(lock, address).catch((error: unknown) => errors.push(error));
  }
  throwWorst(errors);

  async function recoverUnder(lock: JobLock, address: string) {
    let waiting: OngoingJob | undefined;
    try {
      const crashed = await recoverCrashed(deps, address);
      if (repeater.takesUp()) waiting = crashed;
    } finally {
      if (!waiting) await lock.release();
    }
    if (waiting) await repeater.repeat(waiting, lock);
  }
}

/**
 * Ends the task of every job of one lock, and returns the first one that may run again. The caller has that lock, so the process
 * that ran the jobs has crashed. An error does not stop the others; it is thrown at the end. `address` is that of `addressOf`.
 */
export async function recoverCrashed(deps: RecoveryDeps, address: string): Promise<OngoingJob | undefined> {
  const errors: unknown[] = [];
  let waiting: OngoingJob | undefined;
  for (const job of await crashedJobs(deps, address)) {
    if (addressOf(deps, job) !== address) continue;
    try {
      const ending = await endingOf(deps, job);
      if (ending === 'repeated') waiting ??= job;
      else await endCrashed(deps, job, ending).catch((error: unknown) => waitOrAbandon(deps, { job, error, ending }));
    } catch (error) {
      errors.push(error);
    }
  }
  // Like other jobs, it waits until a committed restore or import is finished.
  const mustWait = waiting === undefined || deps.kinds.get(waiting.kind)?.ignoresPendingRecovery !== true;
  if (mustWait || !errors.every(isPendingRecovery)) throwWorst(errors);
  return waiting;
}

/** How a crashed job ends, or that it runs again. */
async function endingOf({ kinds, requests }: RecoveryDeps, { id, kind }: OngoingJob): Promise<'repeated' | Ending> {
  const request = kinds.get(kind)?.repeat && (await requests.get(id));
  if (!request) return new PlatformError('operationLost');
  if (request.isAborted) return 'aborted';
  return request.isUsedUp ? new PlatformError('operationLostAgain', { params: { count: maxRepeats + 1 } }) : 'repeated';
}

/** Equal for jobs of one lock. */
export function addressOf({ kinds }: Pick<RecoveryDeps, 'kinds'>, job: { id: string; kind: string }): string {
  return lockAddress(keyOf({ kinds }, job));
}

function keyOf({ kinds }: Pick<RecoveryDeps, 'kinds'>, { id, kind }: { id: string; kind: string }): LockKey {
  return lockKeyOf(kinds.get(kind) ?? {}, id);
}

/** Ongoing tasks whose process has crashed, if the caller has the lock. Leaves out parallel jobs that still run. `own`: a lock of the caller. */
async function crashedJobs({ pool, store, kinds }: RecoveryDeps, own?: string): Promise<OngoingJob[]> {
  const crashed: OngoingJob[] = [];
  for (const job of await store.ongoing()) {
    const isOwn = kinds.get(job.kind)?.lock === 'none' && addressOf({ kinds }, job) === own;
    if (!job.isBeside || isOwn || !(await isTaskLocked(pool, job.id))) crashed.push(job);
  }
  return crashed;
}

/** Throws the first error that is no pending recovery, or else the first one. */
function throwWorst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors.find((error) => !isPendingRecovery(error)) ?? errors[0];
}
