import { workerData } from 'node:worker_threads';
import { toFailure } from './failure';
import type { Task } from './messages';
import { tell } from './owner';
import { runVerifyTask } from './verify-task';
import { runWriteTask } from './write-task';

// The thread's whole life: one task, one outcome.
const task = workerData as Task;
try {
  tell({ kind: 'done', result: await (task.kind === 'write' ? runWriteTask(task) : runVerifyTask(task)) });
} catch (error) {
  tell({ kind: 'failed', failure: toFailure(error) });
}
