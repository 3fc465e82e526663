import { Worker } from 'node:worker_threads';
import { fromFailure } from './failure';
import type { Answer, FromWorker, Question, Task } from './messages';

interface WorkerRun<Progress> {
  task: Task;
  /** An error that it throws is thrown by the run. */
  answer?: (question: Question) => Promise<Answer>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** Runs a task in a new thread. When the promise settles, the thread has ended. */
export async function runInWorker<Result, Progress>(run: WorkerRun<Progress>): Promise<Result> {
  run.signal?.throwIfAborted();
  // Without the arguments of this process, which may be a test runner's.
  const worker = new Worker(workerAddress(), { workerData: run.task, execArgv: [], resourceLimits });
  try {
    return await outcome<Result, Progress>(worker, run);
  } finally {
    await worker.terminate();
  }
}

/** Chunks are short-lived: a small young generation works as well as a large one, with a third of the memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

function outcome<Result, Progress>(worker: Worker, run: WorkerRun<Progress>): Promise<Result> {
  const { answer, onProgress, signal } = run;
  return new Promise<Result>((resolve, reject) => {
    const handleAbort = () => reject(signal?.reason);
    signal?.addEventListener('abort', handleAbort, { once: true });
    const handleEnd = (settle: () => void) => {
      signal?.removeEventListener('abort', handleAbort);
      settle();
    };
    worker.on('error', (error) => handleEnd(() => reject(error)));
    worker.on('exit', (code) => handleEnd(() => reject(new Error(`The worker ended by itself, code ${code}`))));
    worker.on('message', (message: FromWorker) => {
      switch (message.kind) {
        case 'question':
          answer?.(message.question).then(
            (given) => post(worker, given),
            (error: unknown) => handleEnd(() => reject(error)),
          );
          break;
        case 'progress':
          onProgress?.(message.progress as Progress);
          break;
        case 'done':
          handleEnd(() => resolve(message.result as Result));
          break;
        case 'failed':
          handleEnd(() => reject(fromFailure(message.failure)));
          break;
      }
    });
  });
}

/** Content is transferred, not copied. */
function post(worker: Worker, answer: Answer): void {
  worker.postMessage(answer, answer instanceof Uint8Array ? [answer.buffer] : []);
}

/**
 * The worker's module. Built, it is `archive-worker.js` beside the bundle of this file: the build makes
 * `@signalbox/archive/worker` an entry of that name. From source it is TypeScript, and needs a loader.
 */
function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('../worker/from-source.mjs', here) : new URL('./archive-worker.js', here);
}
