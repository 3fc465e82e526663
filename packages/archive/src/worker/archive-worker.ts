import { workerData } from 'node:worker_threads';
import { toFailure } from './failure';
import type { Task } from './messages';
import { tell } from './owner';
import { runExtractTask } from './extract-task';
import { runVerifyTask } from './verify-task';
import { runWriteTask } from './write-task';

// The thread's whole life: one task, one outcome.
const task = workerData as Task;
try {
  tell({ kind: 'done', result: await run(task) });
} catch (error) {
  tell({ kind: 'failed', failure: toFailure(error) });
}

function run(given: Task): Promise<unknown> {
  switch (given.kind) {
    case 'write':
      return runWriteTask(given);
    case 'verify':
      return runVerifyTask(given);
    case 'extract':
      return runExtractTask(given);
  }
}
