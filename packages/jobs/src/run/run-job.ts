import { PlatformError } from '@signalbox/api';
import { JobHandedBack, waitingTask } from '../hand-back';
import type { JobToStart } from '../job';
import { createJobContext } from './job-context';
import { aborted, failed, JobAborted, jobError } from '../job-end';
import type { JobKind } from '../job-kind';
import type { JobLock } from '../lock/job-lock';
import type { JobRequests } from '../store/job-requests';
import type { JobStore } from '../store/job-store';
import type { JobsDeps } from '../jobs-deps';
import { createReporter, type JobEnd } from '../progress';

export interface RunningJob<Result> {
  signal: AbortSignal;
  /** Settles when `prepare` has ended. */
  prepared: Promise<void>;
  /** Settles when the task is written and the lock is free. */
  done: Promise<Result>;
  abort(): void;
  /** Shutdown starts. */
  stop(): void;
}

export interface RunDeps extends Pick<JobsDeps, 'notify' | 'log' | 'clock' | 'messageOf'> {
  store: JobStore;
  requests: JobRequests;
}
interface Run<Prepared, Result> {
  id: string;
  lock: JobLock;
  kind: JobKind;
  job: JobToStart<Prepared, Result>;
}

/** Runs a job whose task is written and whose lock is taken. Finishes the task and releases the lock. */
export function runJob<Prepared, Result>(
  { store, requests, notify, log, clock, messageOf }: RunDeps,
  { id, lock, kind, job }: Run<Prepared, Result>,
): RunningJob<Result> {
  const { language = 'en', target } = job;
  const reporter = createReporter({ store, notify, log, job: { project: target.project, id } });
  const isRepeatable = kind.repeat !== undefined && job.request !== undefined;
  const { context, abort } = createJobContext({ id, kind, lock, reporter, isRepeatable });
  const { signal } = context;
  let handlePrepared: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => (handlePrepared = resolve));

  async function runBoth(): Promise<Result> {
    const result = (await job.prepare?.(context)) as Prepared;
    handlePrepared();
    return job.run(context, result);
  }
  async function end(change: Omit<JobEnd, 'endTime'>) {
    await reporter.end({ ...change, endTime: new Date(clock.now()).toISOString() });
    // If this fails, the next recovery removes the request.
    if (isRepeatable)
      await requests.remove(id).catch((err: unknown) => log.warn({ err, task: id }, 'a request was not removed'));
  }
  async function execute(): Promise<Result> {
    try {
      // The caller of `runJob` registers the job first, so that it can be aborted.
      await Promise.resolve();
      const result = await runBoth();
      await end({ status: 'finish', progress: 1, content: '' });
      return result;
    } catch (error) {
      const handedBack = [signal.reason, error].find((reason) => reason instanceof JobHandedBack);
      if (isRepeatable && handedBack) {
        log.warn({ task: id, kind: job.kind }, 'a job was handed back');
        if (!handedBack.isLost) await reporter.settle(waitingTask(kind));
        throw handedBack;
      }
      const isAborted = signal.aborted && signal.reason instanceof JobAborted;
      const cause = signal.aborted ? signal.reason : error;
      const known = (kind.toError ?? jobError)(cause);
      const { statusCode, errorName, options } = known;
      // What the input of the job caused is no failure of the server.
      if (!isAborted && statusCode < 500)
        log.warn({ task: id, error: errorName, detail: options.detail }, 'a job was rejected');
      else if (!isAborted) log.error({ err: options.cause ?? cause, task: id }, 'a job failed');
      await end(isAborted ? aborted : failed({ error: known, language, messageOf }));
      throw cause;
    } finally {
      await lock.release();
    }
  }
  return {
    signal,
    prepared,
    done: execute(),
    abort: () => abort(new JobAborted()),
    stop: () => abort(isRepeatable ? new JobHandedBack({ isLost: false }) : new PlatformError('operationLost')),
  };
}
