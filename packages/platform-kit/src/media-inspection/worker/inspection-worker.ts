import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PlatformError } from '@signalbox/api';
import { loadDrawingEngine } from '../drawing/drawing-engine';
import { formatOf } from '../formats';
import { inspectContent } from '../inspect-content';
import { checkLanguagePack } from '../language-pack';
import type { FromWorker, InspectionTask } from './messages';

// Inspects one file after the other, for as long as the thread that started this one wants.
const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread only');
lowerPriority();
port.on('message', (task: InspectionTask) => {
  inspect(task).then(post, (error: unknown) => post(failure(error)));
});

async function inspect(task: InspectionTask): Promise<FromWorker> {
  const form = formatOf(task.name)?.otherwise;
  if (form === 'svg' || form === 'svgz') await loadDrawingEngine();
  post({ kind: 'started' });
  if (task.isLanguagePack) await checkLanguagePack(task);
  return { kind: 'done', content: await inspectContent(task, task.name) };
}

function failure(error: unknown): FromWorker {
  if (error instanceof PlatformError)
    return { kind: 'rejected', errorName: error.errorName, detail: error.facts.detail };
  return error instanceof Error
    ? { kind: 'failed', message: error.message, stack: error.stack }
    : { kind: 'failed', message: String(error) };
}

function post(message: FromWorker): void {
  port?.postMessage(message, message.kind === 'done' && message.content ? [message.content.buffer] : []);
}

/** The thread that answers requests goes first. Only Linux has a priority per thread; elsewhere it is the program's. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // The system forbids it: the thread then runs as the others do.
  }
}
