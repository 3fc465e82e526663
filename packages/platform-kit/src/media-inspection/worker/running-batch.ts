import { PlatformError } from '@signalbox/api';
import type { InspectionResult } from '../../contract';
import { startFileDeadline } from './file-deadline';
import type { FileResult, FromWorker, InspectionTask } from './messages';
import type { threadMilliseconds } from './thread-time';

export interface ThreadLimits {
  /** Of work for one file, once the thread has loaded its modules. */
  deadlineMilliseconds: number;
  /** For one file, with the time for which its thread had to wait. */
  maxMilliseconds: number;
  /** Of JavaScript memory. */
  maxMegabytes: number;
  /** What a thread has worked, by its id in the operating system. */
  workedMilliseconds: typeof threadMilliseconds;
}

/** What the server knows of the files that a thread inspects at the moment. */
export interface RunningBatch {
  /** Of the files that were inspected. */
  results: Promise<InspectionResult[]>;
  receive(message: FromWorker): void;
  /** The thread is gone. An error of the table is that of the file which it inspected. */
  fail(error: Error): void;
}

interface BatchOptions {
  tasks: InspectionTask[];
  limits: Omit<ThreadLimits, 'maxMegabytes'>;
  /** Ends the thread. */
  stopAs(error: Error): void;
}

export function startBatch({ tasks, limits, stopAs }: BatchOptions): RunningBatch {
  const done: InspectionResult[] = [];
  const { promise: results, resolve, reject } = deferred<InspectionResult[]>();
  let deadline: { stop(): void } | undefined;
  let threadId: number | undefined;

  const startDeadline = () => {
    deadline?.stop();
    if (done.length === tasks.length) return;
    deadline = startFileDeadline({
      ...limits,
      workedMilliseconds: () => limits.workedMilliseconds(threadId),
      onEnd: (milliseconds) => stopAs(tooComplex(`takes longer than ${milliseconds / 1000} seconds`)),
    });
  };
  const fail = (error: Error) => {
    deadline?.stop();
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
          return startDeadline();
        case 'done':
        case 'rejected':
          done.push(resultOf(message));
          return startDeadline();
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
  return new PlatformError(message.errorName, { field: 'file', detail: message.detail });
}

/** The thread ended before it could name the file. */
function withName(error: PlatformError, name: string): PlatformError {
  return new PlatformError(error.errorName, { ...error.options, detail: `${name}: ${error.options.detail}` });
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
