import { PlatformError } from '@signalbox/api';
import type { InspectionResult } from '../../contract';
import { startDeadline } from '../../threads/deadline';
import type { threadMilliseconds } from '../../threads/thread-time';
import type { FileResult, FromWorker, InspectionTask } from './messages';

export interface ThreadLimits {
  /** Limit of working time for one file, once the thread has loaded its modules. */
  deadlineMilliseconds: number;
  /** Limit for one file, including the time for which its thread had to wait. */
  maxMilliseconds: number;
  /** Limit of JavaScript memory. */
  maxMegabytes: number;
  /** Working time of a thread, by its id in the operating system. */
  workedMilliseconds: typeof threadMilliseconds;
}

/** State of the files that a thread inspects at the moment. */
export interface RunningBatch {
  /** Results of the inspected files. */
  results: Promise<InspectionResult[]>;
  receive(message: FromWorker): void;
  /** The thread is gone. An error of the table is that of the current file. */
  fail(error: Error): void;
}

interface BatchOptions {
  tasks: InspectionTask[];
  limits: Omit<ThreadLimits, 'maxMegabytes'>;
  /** Terminates the thread. */
  stopAs(error: Error): void;
}

export function startBatch({ tasks, limits, stopAs }: BatchOptions): RunningBatch {
  const done: InspectionResult[] = [];
  const { promise: results, resolve, reject } = deferred<InspectionResult[]>();
  let deadline: { stop(): void } | undefined;
  let threadId: number | undefined;

  const restartDeadline = () => {
    deadline?.stop();
    if (done.length === tasks.length) return;
    deadline = startDeadline({
      ...limits,
      workedMilliseconds: () => limits.workedMilliseconds(threadId),
      onEnd: (milliseconds) => stopAs(tooComplex(`takes longer than ${milliseconds / 1000} seconds`)),
    });
  };
  const fail = (error: Error) => {
    deadline?.stop();
    // The thread failed after its last file: all results are there.
    if (done.length === tasks.length) return resolve(done);
    const name = tasks[done.length]?.name;
    if (error instanceof PlatformError && name !== undefined) resolve([...done, withName(error, name)]);
    else reject(error);
  };
  return {
    results,
    fail,
    receive(message) {
      switch (message.kind) {
        case 'started':
          threadId = message.threadId;
          return restartDeadline();
        case 'done':
        case 'rejected':
          done.push(resultOf(message));
          return restartDeadline();
        case 'failed':
          return fail(
            Object.assign(new Error(message.message), message.stack === undefined ? {} : { stack: message.stack }),
          );
        case 'ended':
          deadline?.stop();
          return resolve(done);
      }
    },
  };
}

export function tooComplex(detail: string, cause?: unknown): PlatformError {
  return new PlatformError('fileTooComplex', { field: 'file', detail, cause });
}

function resultOf(message: FileResult): InspectionResult {
  if (message.kind === 'done') return message.content;
  const { error, detail, params } = message;
  return new PlatformError(error, { field: 'file', detail, params });
}

/** The thread ended before it could name the file. */
function withName(error: PlatformError, name: string): PlatformError {
  return new PlatformError(error.definition, { ...error.options, detail: `${name}: ${error.options.detail}` });
}

function deferred<Result>() {
  let resolve: (result: Result) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Result>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}
