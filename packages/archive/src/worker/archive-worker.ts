import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { ExtractProgress } from '../extract/extract-archive';
import { extractFiles } from '../extract/extract-files';
import { openArchive, openForReading } from '../read/open-archive';
import { readEverything } from '../read/read-everything';
import type { VerifiedArchive, VerifyProgress } from '../read/verify-archive';
import { toFailure } from '../thread/failure';
import type { Thread } from '../thread/idle-threads';
import type { Task } from '../thread/messages';
import { notify, progressReporter, serveTasks } from '../thread/owner';
import { runHashTask } from './hash-task';
import { runWriteTask } from './write-task';

if ((workerData as Pick<Thread, 'priority'>).priority === 'low') lowerPriority();
serveTasks(async (task) => {
  try {
    notify({ kind: 'done', result: await run(task) });
  } catch (error) {
    notify({ kind: 'failed', failure: toFailure(error) });
  }
});

async function run(given: Task): Promise<unknown> {
  switch (given.kind) {
    case 'write':
      return runWriteTask(given);
    case 'hash':
      return runHashTask(given);
    case 'verify':
      return runVerifyTask(given);
    case 'extract':
      return runExtractTask(given);
  }
}

async function runExtractTask({ path, password, limits, ...task }: Task & { kind: 'extract' }): Promise<void> {
  const archive = await openForReading({ path, password, limits });
  try {
    await extractFiles({ ...task, archive, onProgress: progressReporter<ExtractProgress>() });
  } finally {
    await archive.close();
  }
}

async function runVerifyTask({ path, password, limits }: Task & { kind: 'verify' }): Promise<VerifiedArchive> {
  const archive = await openArchive({ path, password, limits });
  try {
    return await readEverything(archive, progressReporter<VerifyProgress>());
  } finally {
    await archive.close();
  }
}

/**
 * The main thread, which answers requests and feeds the database, has priority: a restore waits longer for it than for
 * this thread. Only Linux has a priority per thread; elsewhere it would be that of the whole process.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // Some systems forbid it; the thread then runs with the usual priority.
  }
}
