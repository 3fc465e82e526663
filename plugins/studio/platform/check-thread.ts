import { Worker } from 'node:worker_threads';
import { PlatformError } from '@signalbox/api';
import { startDeadline, threadMilliseconds, workerAddress } from '@signalbox/platform-kit/threads';
import { studioErrors } from '../shared/errors';
import type { CheckResult, CheckTask, FromWorker } from './worker/messages';

/** One thread that checks drafts, one after the other. It starts with the first check and ends when it is idle for long. */
export interface CheckThread {
  /** Call it again only when it has settled. Throws `schemaCheckEnded`. */
  check(task: CheckTask): Promise<CheckResult>;
  end(): void;
}

/** Limits of one check: its work, and its time on a machine that lets it wait. */
const deadlineMilliseconds = 20_000;
const maxMilliseconds = 60_000;
const idleMilliseconds = 5 * 60_000;
/** The most checks of one thread: the compiler keeps every schema that it compiled. */
const maxChecks = 200;

export function createCheckThread(): CheckThread {
  let thread: Thread | undefined;
  let checks = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void thread?.worker.terminate();
    thread = undefined;
  }

  return {
    async check(task) {
      clearTimeout(idle);
      if (!thread) checks = 0;
      thread ??= startThread();
      checks += 1;
      try {
        return await resultOf(thread, task);
      } catch (error) {
        end();
        throw error;
      } finally {
        if (checks >= maxChecks) end();
        idle = setTimeout(end, idleMilliseconds).unref();
      }
    },
    end,
  };
}

interface Thread {
  worker: Worker;
  /** Id of the thread in the operating system, once its modules are loaded. */
  started: Promise<number | undefined>;
}

function startThread(): Thread {
  const address = workerAddress({
    startedBy: import.meta.url,
    fromSource: './worker/from-source.mjs',
    built: './schema-check-worker.js',
  });
  // Without the arguments of this process, which may be a test runner's.
  const worker = new Worker(address, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
  // It must not keep the program from ending.
  worker.unref();
  const started = new Promise<number | undefined>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => message.kind === 'started' && resolve(message.threadId));
    worker.once('error', reject).once('exit', () => reject(new Error('The thread of the check did not start')));
  });
  return { worker, started };
}

async function resultOf({ worker, started }: Thread, task: CheckTask): Promise<CheckResult> {
  const ended = new AbortController();
  let deadline: { stop(): void } | undefined;
  const threadId = await started;
  try {
    return await new Promise<CheckResult>((resolve, reject) => {
      const tooLong = () => reject(new PlatformError(studioErrors.schemaCheckEnded));
      deadline = startDeadline({
        deadlineMilliseconds,
        maxMilliseconds,
        workedMilliseconds: () => threadMilliseconds(threadId),
        onEnd: tooLong,
      });
      const handleMessage = (message: FromWorker) => {
        if (message.kind === 'checked') resolve(message.result);
        if (message.kind === 'failed') reject(new Error(message.message));
      };
      const handleError = (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLong() : reject(error);
      const handleExit = () => reject(new Error('The thread of the check ended by itself'));
      worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit);
      ended.signal.addEventListener('abort', () => {
        worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit);
      });
      worker.postMessage(task, []);
    });
  } finally {
    deadline?.stop();
    ended.abort();
  }
}
