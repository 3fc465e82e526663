import { PlatformError } from '@signalbox/api';
import { endCrashed, type Ending, type RecoveryDeps } from './end-crashed';
import { jobPhases, waitingTask } from './hand-back';
import type { OngoingJob } from './job';
import { jobError } from './job-end';
import { isPendingRecovery } from './pending-recovery';
import { sendUpdate } from './progress';

interface FailedAttempt {
  job: OngoingJob;
  error: unknown;
  /** How the job was about to end. By default, it was about to run again. */
  ending?: Ending;
}

/**
 * After a failed attempt to run a job again, or to end it: shows the reason in its task and throws `error`, so that the next attempt
 * follows. Ends the job instead if a user has aborted it, or if its attempts have failed for a day, as it keeps the lock from others.
 * Only of a kind that may run twice: a job that changes data waits until its kind knows its outcome.
 */
export async function waitOrGiveUp(deps: RecoveryDeps, { job, error, ending }: FailedAttempt): Promise<void> {
  const { kinds, store, clock, log, messageOf, notify } = deps;
  const { language = 'en', blockedSince } = job;
  const kind = kinds.get(job.kind);
  if (!kind?.repeat || isPendingRecovery(error)) throw error;
  const cause = messageOf((kind.toError ?? jobError)(error), language);
  const now = clock.now();
  const since = blockedSince ? Date.parse(blockedSince) : now;
  if (ending === 'aborted' || now - since >= maxWaitMilliseconds) {
    log.error({ err: error, task: job.id, kind: job.kind }, 'a job that could not go on was ended');
    const last = ending ?? new PlatformError('operationBlocked', { params: { cause } });
    return endCrashed(deps, job, last, { isGivenUp: true });
  }
  if (job.phase !== jobPhases.blocked || job.content !== cause || !blockedSince) {
    const blocked = { phase: jobPhases.blocked, content: cause, blockedSince: new Date(since).toISOString() };
    await sendUpdate({ notify }, job, await store.change(job, { ...waitingTask(kind), ...blocked }));
  }
  throw error;
}

const maxWaitMilliseconds = 24 * 60 * 60 * 1000;
