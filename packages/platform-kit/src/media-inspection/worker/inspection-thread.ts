import { Worker } from 'node:worker_threads';
import { PlatformError } from '@signalbox/api';
import type { FromWorker, InspectionTask } from './messages';
import { workerAddress } from './worker-address';

export interface InspectionThread {
  /** Runs one task; the next one only when it has settled. Throws what the task throws. */
  run(task: InspectionTask): Promise<Uint8Array | undefined>;
  /** False after a task that was ended: the thread is gone then. */
  isAlive(): boolean;
  end(): Promise<void>;
}

export interface ThreadLimits {
  /** For one file, once the thread has loaded its modules. */
  deadlineMilliseconds: number;
  /** Of JavaScript memory. */
  maxMegabytes: number;
}

/** A thread that inspects files in bounded memory and, for each file, bounded time. */
export function startInspectionThread({ deadlineMilliseconds, maxMegabytes }: ThreadLimits): InspectionThread {
  // Without the arguments of this process, which may be a test runner's.
  const worker = new Worker(workerAddress(), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  worker.unref();
  let isAlive = true;
  let settle: ((outcome: () => Promise<Uint8Array | undefined>) => void) | undefined;
  let deadline: NodeJS.Timeout | undefined;

  const end = async () => {
    isAlive = false;
    await worker.terminate();
  };
  const stopAs = (error: Error) => {
    isAlive = false;
    settle?.(async () => {
      await end();
      throw error;
    });
  };
  worker.on('error', (error: NodeJS.ErrnoException) =>
    stopAs(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex('needs too much memory', error) : error),
  );
  worker.on('exit', (code) => stopAs(new Error(`The inspection ended by itself, code ${code}`)));
  worker.on('message', (message: FromWorker) => {
    if (message.kind !== 'started') return settle?.(async () => resultOf(message));
    deadline = setTimeout(
      () => stopAs(tooComplex(`takes longer than ${deadlineMilliseconds / 1000} seconds`)),
      deadlineMilliseconds,
    );
  });

  return {
    async run(task) {
      worker.ref();
      try {
        const outcome = await new Promise<() => Promise<Uint8Array | undefined>>((resolve) => {
          settle = resolve;
          worker.postMessage(task, []);
        });
        return await outcome();
      } catch (error) {
        throw withName(error, task.name);
      } finally {
        clearTimeout(deadline);
        settle = undefined;
        worker.unref();
      }
    },
    isAlive: () => isAlive,
    end,
  };
}

function resultOf(message: Exclude<FromWorker, { kind: 'started' }>): Uint8Array | undefined {
  switch (message.kind) {
    case 'done':
      return message.content;
    case 'rejected':
      throw new PlatformError(message.errorName, { field: 'file', detail: message.detail });
    case 'failed':
      throw Object.assign(new Error(message.message), message.stack === undefined ? {} : { stack: message.stack });
  }
}

function tooComplex(detail: string, cause?: unknown): PlatformError {
  return new PlatformError('fileTooComplex', { field: 'file', detail, cause });
}

/** The thread ended before it could name the file. */
function withName(error: unknown, name: string): unknown {
  if (!(error instanceof PlatformError) || error.facts.detail?.startsWith(name)) return error;
  return new PlatformError(error.errorName, { ...error.facts, detail: `${name}: ${error.facts.detail}` });
}
