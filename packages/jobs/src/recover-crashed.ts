import { PlatformError } from '@signalbox/api';
import type { JobOutcome, OngoingJob } from './job';
import type { JobKind } from './job-kind';
import { isTaskLocked, lockKeyOf, takeLock, underLock } from './job-lock';
import type { JobStore } from './job-store';
import type { JobsDeps } from './jobs-deps';
import { isPendingRecovery } from './pending-recovery';
import { sendUpdate } from './progress';

interface RecoveryDeps extends Pick<JobsDeps, 'pool' | 'notify' | 'log' | 'clock' | 'messageOf'> {
  store: JobStore;
  kinds: ReadonlyMap<string, JobKind>;
}

/** Recovers the jobs of crashed processes whose lock is free. */
export async function recoverFree(deps: RecoveryDeps): Promise<void> {
  const keys = new Map((await crashedJobs(deps)).map((job) => [addressOf(deps, job), keyOf(deps, job)]));
  const errors: unknown[] = [];
  for (const [address, key] of keys) {
    const lock = await takeLock(deps.pool, key);
    if (lock) await underLock(lock, () => recoverCrashed(deps, address)).catch((error: unknown) => errors.push(error));
  }
  throwWorst(errors);
}

/**
 * Ends the task of every job of one lock. The caller has that lock, so the process that ran the jobs has crashed. An
 * error does not stop the others; it is thrown at the end. `address` is that of `addressOf`.
 */
export async function recoverCrashed(deps: RecoveryDeps, address: string): Promise<void> {
  const errors: unknown[] = [];
  for (const job of await crashedJobs(deps, address))
    if (addressOf(deps, job) === address) await recoverJob(deps, job).catch((error: unknown) => errors.push(error));
  throwWorst(errors);
}

/** Equal for jobs of one lock. */
export function addressOf({ kinds }: Pick<RecoveryDeps, 'kinds'>, job: { id: string; kind: string }): string {
  const { sql, value } = keyOf({ kinds }, job);
  return `${sql} ${value}`;
}

function keyOf({ kinds }: Pick<RecoveryDeps, 'kinds'>, { id, kind }: { id: string; kind: string }) {
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

async function recoverJob({ store, kinds, notify, log, clock, messageOf }: RecoveryDeps, job: OngoingJob) {
  const { id, kind, language = 'en' } = job;
  const outcome: JobOutcome = (await kinds.get(kind)?.recover?.(job)) ?? {
    status: 'fail',
    content: messageOf(new PlatformError('operationLost'), language),
  };
  const { status, content = '', reason } = outcome;
  const endTime = new Date(clock.now()).toISOString();
  const progress = status === 'finish' ? 1 : job.progress;
  const change = { status, content, progress, endTime, ...(reason ? { reason } : {}) };
  await sendUpdate({ notify }, job, await store.change(job, change));
  log.warn({ task: id, kind, status }, 'recovered a job of a crashed process');
}

/** Throws the first error that is no pending recovery, or else the first one. */
function throwWorst(errors: readonly unknown[]): void {
  if (errors.length > 0) throw errors.find((error) => !isPendingRecovery(error)) ?? errors[0];
}
