import { Worker } from 'node:worker_threads';
import { UnsupportedSchemaError } from '@signalbox/form-compiler/run-time';
import { startDeadline } from '../../threads/deadline';
import { threadMilliseconds } from '../../threads/thread-time';
import { workerAddress } from '../../threads/worker-address';
import type { CompileTask, FromWorker } from './messages';

export interface CompileLimits {
  /** Limit of working time, once the thread has loaded its modules. */
  deadlineMilliseconds: number;
  /** Limit of elapsed time. */
  maxMilliseconds: number;
  /** Limit of JavaScript memory. */
  maxMegabytes: number;
}

interface CompileOptions {
  limits: CompileLimits;
  /** Ends the thread. */
  signal: AbortSignal;
}

/**
 * The code of a form, empty without a form, compiled in a thread of its own within bounded time and memory. Throws `UnsupportedSchemaError` for
 * a pattern that is not known to be fast, and for a form that takes too long; the signal's reason if it is aborted.
 */
export async function compileInWorker(task: CompileTask, { limits, signal }: CompileOptions): Promise<string> {
  signal.throwIfAborted();
  const address = workerAddress({
    startedBy: import.meta.url,
    fromSource: './from-source.mjs',
    built: './form-worker.js',
  });
  const worker = new Worker(address, {
    // Without the arguments of this process, which may be a test runner's.
    execArgv: [],
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  const ended = new AbortController();
  let deadline: { stop(): void } | undefined;
  const tooComplex = () => new UnsupportedSchemaError({ pointer: '', reason: 'tooComplex' });
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      worker.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error),
      );
      worker.on('exit', (code) => reject(new Error(`The compilation ended by itself, code ${code}`)));
      worker.on('message', (message: FromWorker) => {
        switch (message.kind) {
          case 'started': {
            const workedMilliseconds = () => threadMilliseconds(message.threadId);
            deadline = startDeadline({ ...limits, workedMilliseconds, onEnd: () => reject(tooComplex()) });
            return;
          }
          case 'compiled':
            return message.code.length > maxCharacters ? reject(tooComplex()) : resolve(message.code);
          case 'rejected':
            return reject(new UnsupportedSchemaError(message));
          case 'failed':
            return reject(Object.assign(new Error(message.message), message.stack && { stack: message.stack }));
        }
      });
    });
  } finally {
    deadline?.stop();
    ended.abort();
    await worker.terminate();
  }
}

/** The longest code of a form. */
const maxCharacters = 4 * 1024 * 1024;
