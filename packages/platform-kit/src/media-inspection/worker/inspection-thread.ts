import { Worker } from 'node:worker_threads';
import type { InspectionResult } from '../../contract';
import { workerAddress } from '../../threads/worker-address';
import type { FromWorker, InspectionTask, TaskBatch } from './messages';
import { type RunningBatch, startBatch, type ThreadLimits, tooComplex } from './running-batch';

export interface InspectionThread {
  /**
   * Inspects files one after the other. Call it again only when it has settled. Resolves with the results of the first
   * files, at least one: a batch ends early if it takes long, and at a file whose inspection had to be terminated.
   * Throws errors that are not those of a file.
   */
  run(tasks: InspectionTask[]): Promise<InspectionResult[]>;
  /** False after a terminated inspection: the thread is gone then. */
  isAlive(): boolean;
  end(): Promise<void>;
}

/** A thread that inspects files within bounded memory and, for each file, bounded time. */
export function startInspectionThread(limits: ThreadLimits): InspectionThread {
  const address = workerAddress({
    startedBy: import.meta.url,
    fromSource: './from-source.mjs',
    built: './inspection-worker.js',
  });
  const worker = new Worker(address, {
    // Without the arguments of this process, which may be a test runner's.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  worker.unref();
  let isAlive = true;
  let batch: RunningBatch | undefined;

  const end = async () => {
    isAlive = false;
    await worker.terminate();
  };
  const stopAs = (error: Error) => {
    isAlive = false;
    batch?.fail(error);
  };
  worker.on('error', (error: NodeJS.ErrnoException) =>
    stopAs(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex('needs too much memory', error) : error),
  );
  worker.on('exit', (code) => stopAs(new Error(`The inspection ended by itself, code ${code}`)));
  worker.on('message', (message: FromWorker) => batch?.receive(message));

  return {
    async run(tasks) {
      worker.ref();
      const running = startBatch({ tasks, limits, stopAs });
      batch = running;
      try {
        worker.postMessage({ tasks, milliseconds: batchMilliseconds } satisfies TaskBatch, []);
        return await running.results;
      } finally {
        batch = undefined;
        worker.unref();
        if (!isAlive) await end();
      }
    },
    isAlive: () => isAlive,
    end,
  };
}

/** Other users wait as long for their turn. */
const batchMilliseconds = 500;
