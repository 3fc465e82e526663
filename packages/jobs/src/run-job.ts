import { PlatformError } from '@signalbox/api';
import type { JobToStart } from './job';
import { createJobContext } from './job-context';
import { aborted, failed, JobAborted, jobError } from './job-end';
import type { JobKind } from './job-kind';
import type { JobLock } from './job-lock';
import type { JobStore } from './job-store';
import type { JobsDeps } from './jobs-deps';
import { createReporter } from './progress';

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

interface RunDeps extends Pick<JobsDeps, 'notify' | 'log' | 'clock' | 'messageOf'> {
  store: JobStore;
}
interface Run<Prepared, Result> {
  id: string;
  lock: JobLock;
  kind: JobKind;
  job: JobToStart<Prepared, Result>;
}

/** Runs a job whose task is written and whose lock is taken. Finishes the task and releases the lock. */
export function runJob<Prepared, Result>(
  { store, notify, log, clock, messageOf }: RunDeps,
  { id, lock, kind, job }: Run<Prepared, Result>,
): RunningJob<Result> {
  const { language = 'en', target } = job;
  const reporter = createReporter({ store, notify, log, job: { project: target.project, id } });
  const { context, abort } = createJobContext({ id, kind, lock, reporter });
  const { signal } = context;
  let handlePrepared: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => (handlePrepared = resolve));

  async function runBoth(): Promise<Result> {
    const result = (await job.prepare?.(context)) as Prepared;
    handlePrepared();
    return job.run(context, result);
  }
  async function execute(): Promise<Result> {
    const endTime = () => new Date(clock.now()).toISOString();
    try {
      // The caller of `runJob` registers the job first, so that it can be aborted.
      await Promise.resolve();
      const result = await runBoth();
      await reporter.end({ status: 'finish', progress: 1, content: '', endTime: endTime() });
      return result;
    } catch (error) {
      const isAborted = signal.aborted && signal.reason instanceof JobAborted;
      const cause = signal.aborted ? signal.reason : error;
      const known = (kind.toError ?? jobError)(cause);
      if (!isAborted) log.error({ err: known.options.cause ?? cause, task: id }, 'a job failed');
      const end = isAborted ? aborted : failed({ error: known, language, messageOf });
      await reporter.end({ ...end, endTime: endTime() });
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
    stop: () => abort(new PlatformError('operationLost')),
  };
}
