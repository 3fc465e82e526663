import type { Worker } from 'node:worker_threads';
import { fromFailure } from './failure';
import { keepThread, takeThread } from './idle-threads';
import type { Answer, FromWorker, Question, Task, ToWorker } from './messages';

interface WorkerRun<Progress> {
  task: Task;
  /** An error that it throws is thrown by the run. */
  answer?: (question: Question) => Promise<Answer>;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** Runs a task in a thread of its own. When the promise settles, the thread has ended the task, or has ended itself. */
export async function runInWorker<Result, Progress>(run: WorkerRun<Progress>): Promise<Result> {
  run.signal?.throwIfAborted();
  const thread = takeThread(run.task);
  const { worker } = thread;
  try {
    const result = await outcome<Result, Progress>(worker, run);
    keepThread(thread);
    return result;
  } catch (error) {
    // It may still be busy.
    await worker.terminate();
    throw error;
  }
}

function outcome<Result, Progress>(worker: Worker, run: WorkerRun<Progress>): Promise<Result> {
  const { answer, onProgress, signal } = run;
  return new Promise<Result>((resolve, reject) => {
    const handleAbort = () => handleEnd(() => reject(signal?.reason));
    const handleError = (error: Error) => handleEnd(() => reject(error));
    const handleExit = (code: number) => handleEnd(() => reject(new Error(`The worker ended by itself, code ${code}`)));
    const handleEnd = (settle: () => void) => {
      signal?.removeEventListener('abort', handleAbort);
      worker.off('error', handleError).off('exit', handleExit).off('message', handleMessage);
      settle();
    };
    const handleMessage = (message: FromWorker) => {
      switch (message.kind) {
        case 'question':
          answer?.(message.question).then(
            (given) => post(worker, { kind: 'answer', answer: given }),
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
    };
    signal?.addEventListener('abort', handleAbort, { once: true });
    worker.on('error', handleError).on('exit', handleExit).on('message', handleMessage);
    post(worker, { kind: 'task', task: run.task });
  });
}

function post(worker: Worker, message: ToWorker): void {
  const content = message.kind === 'answer' && message.answer instanceof Uint8Array ? [message.answer.buffer] : [];
  // Content is transferred, not copied.
  worker.postMessage(message, content);
}
