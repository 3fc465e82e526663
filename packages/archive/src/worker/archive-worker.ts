import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { toFailure } from '../thread/failure';
import type { Task } from '../thread/messages';
import { notify } from '../thread/owner';
import { runHashTask } from './hash-task';
import { runExtractTask } from './extract-task';
import { runVerifyTask } from './verify-task';
import { runWriteTask } from './write-task';

// The thread runs one task and reports one outcome.
const task = workerData as Task;
try {
  notify({ kind: 'done', result: await run(task) });
} catch (error) {
  notify({ kind: 'failed', failure: toFailure(error) });
}

async function run(given: Task): Promise<unknown> {
  switch (given.kind) {
    case 'write':
      return runWriteTask(given);
    case 'hash':
      giveWay();
      return runHashTask(given);
    case 'verify':
      return runVerifyTask(given);
    case 'extract':
      giveWay();
      return runExtractTask(given);
  }
}

/**
 * The main thread, which answers requests and feeds the database, has priority: a restore waits longer for it than for
 * this thread. Only Linux has a priority per thread; elsewhere it would be that of the whole process.
 */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // Some systems forbid it; the thread then runs with the usual priority.
  }
}
