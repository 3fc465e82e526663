import type { PlatformError } from '@signalbox/api';
import type { JobOutcome, OngoingJob } from '../job';
import { aborted } from '../job-end';
import type { JobKind } from '../job-kind';
import type { JobRequests } from '../store/job-requests';
import type { JobStore } from '../store/job-store';
import type { JobsDeps } from '../jobs-deps';
import { sendUpdate } from '../progress';

export interface RecoveryDeps extends Pick<JobsDeps, 'pool' | 'notify' | 'log' | 'clock' | 'messageOf'> {
  store: JobStore;
  requests: JobRequests;
  kinds: ReadonlyMap<string, JobKind>;
}

/** How a crashed job ends. */
export type Ending = 'aborted' | PlatformError;

interface EndOptions {
  /** It ends even if its kind throws. The kind records the end without what it lacks, such as the bucket. */
  isAbandoned?: boolean;
}

/** Ends a crashed job, aborted or with an error, unless its kind knows its outcome. */
export async function endCrashed(
  deps: RecoveryDeps,
  job: OngoingJob,
  ending: Ending,
  { isAbandoned = false }: EndOptions = {},
): Promise<void> {
  const { kinds, messageOf, log } = deps;
  const { id, kind, language = 'en' } = job;
  const end = ending === 'aborted' ? ({ end: 'aborted' } as const) : { error: ending };
  const outcome = await kinds
    .get(kind)
    ?.recover?.({ ...job, ...end, isAbandoned })
    .catch((err: unknown) => {
      if (!isAbandoned) throw err;
      log.error({ err, task: id, kind }, 'the kind of a job did not record its end');
      return undefined;
    });
  const failed = ending === 'aborted' ? aborted : ({ status: 'fail', content: messageOf(ending, language) } as const);
  await writeOutcome(deps, job, outcome ?? failed);
}

/** Writes the end of a crashed job. */
export async function writeOutcome(
  { store, requests, notify, log, clock }: RecoveryDeps,
  job: OngoingJob,
  { status, content = '', reason }: Ended,
): Promise<void> {
  const { id, kind } = job;
  const endTime = new Date(clock.now()).toISOString();
  const progress = status === 'finish' ? 1 : job.progress;
  const change = { status, content, progress, endTime, ...(reason ? { reason } : {}) };
  await sendUpdate({ notify }, job, await store.change(job, change));
  await requests.remove(id);
  log.warn({ task: id, kind, status }, 'recovered a job of a crashed process');
}

/** As `JobOutcome`. `pause`: a user aborted it. */
interface Ended extends Pick<JobOutcome, 'content' | 'reason'> {
  status: JobOutcome['status'] | 'pause';
}
