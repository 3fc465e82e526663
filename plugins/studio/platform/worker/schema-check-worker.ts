import { parentPort } from 'node:worker_threads';
import { lowerPriority, systemThreadId } from '@signalbox/platform-kit/threads';
import { checkDraft } from './check-draft';
import type { CheckTask, FromWorker } from './messages';

// Checks one draft after the other. Its owner ends this thread if one takes too long.
const post = (message: FromWorker) => parentPort?.postMessage(message, []);
parentPort?.on('message', (task: CheckTask) => {
  try {
    post({ kind: 'checked', result: checkDraft(task) });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
lowerPriority();
post({ kind: 'started', threadId: systemThreadId() });
