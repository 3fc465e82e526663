import { PlatformError } from '@signalbox/api';
import { endCrashed, type Ending, type RecoveryDeps } from './end-crashed';
import { jobPhases, waitingTask } from '../hand-back';
import type { OngoingJob } from '../job';
import { jobError } from '../job-end';
import { isPendingRecovery } from './pending-recovery';
import { sendUpdate } from '../progress';

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
export async function waitOrAbandon(deps: RecoveryDeps, { job, error, ending }: FailedAttempt): Promise<void> {
  const { kinds, store, requests, clock, log, messageOf, notify } = deps;
  const { language = 'en' } = job;
  const kind = kinds.get(job.kind);
  if (!kind?.repeat || isPendingRecovery(error)) throw error;
  const cause = messageOf((kind.toError ?? jobError)(error), language);
  const now = clock.now();
  const since = blockedSince(job, now);
  if (ending === 'aborted' || now - since >= maxWaitMilliseconds) {
    log.error({ err: error, task: job.id, kind: job.kind }, 'a job that could not go on was ended');
    const last = ending ?? new PlatformError('operationBlocked', { params: { cause } });
    return endCrashed(deps, job, last, { isAbandoned: true });
  }
  const lastAttempt = Date.parse(job.blockedAt ?? '');
  if (job.phase !== jobPhases.blocked || job.content !== cause || !(now - lastAttempt < noteMilliseconds)) {
    const times = { blockedSince: new Date(since).toISOString(), blockedAt: new Date(now).toISOString() };
    const blocked = { phase: jobPhases.blocked, content: cause, ...times };
    // Abort is a mark of the request: a job without one cannot be aborted while it waits.
    const canPause = (await requests.get(job.id)) !== undefined;
    await sendUpdate({ notify }, job, await store.change(job, { ...waitingTask(kind), ...blocked, canPause }));
  }
  throw error;
}

/** Since when its attempts fail: now, if there was a time without attempts, such as one in which no server ran. */
function blockedSince({ blockedSince: since, blockedAt: last }: OngoingJob, now: number): number {
  return since && last && now - Date.parse(last) < maxPauseMilliseconds ? Date.parse(since) : now;
}

const maxWaitMilliseconds = 24 * 60 * 60 * 1000;
/** Attempts follow each other within 15 seconds, unless no server runs. */
const maxPauseMilliseconds = 60 * 60 * 1000;
/** How old the time of the last attempt in the task becomes. */
const noteMilliseconds = 60 * 1000;
