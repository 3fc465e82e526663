import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { toFailure } from '../thread/failure';
import type { Task } from '../thread/messages';
import { notify } from '../thread/owner';
import { runHashTask } from './hash-task';
import { runExtractTask } from './extract-task';
import { runVerifyTask } from './verify-task';
import { runWriteTask } from './write-task';

// The thread's whole life: one task, one outcome.
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
 * The thread that serves, and feeds the database, goes first: a restore waits for that one longer than for this. Linux
 * alone counts that of a thread; elsewhere it would be the whole program's.
 */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // A system that forbids it has its reasons.
  }
}
