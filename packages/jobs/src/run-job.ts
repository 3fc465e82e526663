import { type JobReason, PlatformError } from '@signalbox/api';
import type { JobContext, JobToStart } from './job';
import type { JobKind } from './job-kind';
import { type JobLock, taskKey } from './job-lock';
import type { JobStore } from './job-store';
import type { JobsDeps } from './jobs-deps';
import { createReporter } from './progress';

interface RunningJob<Result> {
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
  const controller = new AbortController();
  const { signal } = controller;
  let isBeyondReturn = false;
  let isBeside = (kind.lock ?? 'platform') !== 'platform';
  let handlePrepared: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => (handlePrepared = resolve));
  const abort = (reason: unknown) => {
    if (!isBeyondReturn) controller.abort(reason);
  };
  lock.onLost(() => abort(new PlatformError('operationLost')));

  const context: JobContext = {
    id,
    signal,
    progress(fraction, phase) {
      const progress = Math.min(Math.max(fraction, 0), almostDone);
      reporter.update(phase === undefined ? { progress } : { progress, phase });
    },
    async passPointOfNoReturn() {
      signal.throwIfAborted();
      await lock.confirm();
      signal.throwIfAborted();
      isBeyondReturn = true;
      reporter.update({ canPause: false });
    },
    async letOthersRun() {
      signal.throwIfAborted();
      if (isBeside) return;
      isBeside = true;
      await reporter.settle({ isBeside });
      await lock.add(taskKey(id));
      await lock.drop();
    },
  };

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
      const end = isAborted ? aborted : failed(messageOf(known, language), known);
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

/** The reason of the signal after a user aborted the job. */
class JobAborted extends Error {
  constructor() {
    super('A user aborted the job');
    this.name = 'JobAborted';
  }
}

const aborted = { status: 'pause', content: '' } as const;

function failed(content: string, error: PlatformError) {
  return { status: 'fail', content, ...reasonOf(error) } as const;
}

const almostDone = 0.999;

/** The cause of a failed job as an error of the table. Any other error goes to the log only. */
function jobError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const isDiskFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return new PlatformError(isDiskFull ? 'diskFull' : 'operationFailed', { cause: error });
}

/** The error code that the task of a failed job stores with its message, if any. */
function reasonOf({ options: { params = {} } }: PlatformError): { reason?: JobReason } {
  const { reason } = params;
  return typeof reason === 'string' ? { reason: { ...params, reason } } : {};
}
