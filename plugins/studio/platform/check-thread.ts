import { Worker } from 'node:worker_threads';
import { PlatformError } from '@signalbox/api';
import { startDeadline } from '@signalbox/platform-kit/threads';
import { studioErrors } from '../shared/errors';
import type { CheckResult, CheckTask, FromWorker } from './worker/messages';

/** One thread that checks drafts, one after the other. It starts with the first check and ends when it is idle for long. */
export interface CheckThread {
  /** Call it again only when it has settled. Throws `schemaCheckEnded`. */
  check(task: CheckTask): Promise<CheckResult>;
  end(): void;
}

/** Of one check, its start included. */
const maxMilliseconds = 30_000;
const idleMilliseconds = 5 * 60_000;
/** Of one thread: the compiler keeps every schema that it compiled. */
const maxChecks = 200;

export function createCheckThread(): CheckThread {
  let worker: Worker | undefined;
  let checks = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    void worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    checks = 0;
    // Without the arguments of this process, which may be a test runner's.
    const started = new Worker(workerAddress(), { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    // It must not keep the program from ending.
    started.unref();
    return started;
  }

  return {
    async check(task) {
      clearTimeout(idle);
      worker ??= start();
      checks += 1;
      try {
        return await resultOf(worker, task);
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

async function resultOf(worker: Worker, task: CheckTask): Promise<CheckResult> {
  const ended = new AbortController();
  let deadline: { stop(): void } | undefined;
  try {
    return await new Promise<CheckResult>((resolve, reject) => {
      const tooLong = () => reject(new PlatformError(studioErrors.schemaCheckEnded));
      deadline = startDeadline({
        deadlineMilliseconds: maxMilliseconds,
        maxMilliseconds,
        workedMilliseconds: () => undefined,
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

/** In a bundle it is `schema-check-worker.js` beside the bundle. From source it is TypeScript, and needs a loader. */
function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('./worker/from-source.mjs', here) : new URL('./schema-check-worker.js', here);
}
