import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { PlatformError } from '@signalbox/api';
import { lowerPriority } from '../../threads/lower-priority';
import { systemThreadId } from '../../threads/thread-time';
import { loadDrawingEngine } from '../drawing/drawing-engine';
import { formatOf } from '../formats';
import { inspectContent } from '../inspect-content';
import { inspectLanguagePack } from '../language-pack';
import type { FileResult, FromWorker, InspectionTask, TaskBatch } from './messages';

// Inspects one batch of files after the other, until its owner ends this thread.
const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread only');
lowerPriority();
const threadId = systemThreadId();
port.on('message', (batch: TaskBatch) => {
  inspectBatch(batch).then(
    () => post({ kind: 'ended' }),
    (error: unknown) => post(failure(error)),
  );
});

async function inspectBatch({ tasks, milliseconds }: TaskBatch): Promise<void> {
  if (tasks.some(isDrawing)) await loadDrawingEngine();
  post({ kind: 'started', threadId });
  const end = performance.now() + milliseconds;
  for (const task of tasks) {
    post(await inspect(task));
    if (performance.now() >= end) return;
  }
}

function isDrawing({ name }: InspectionTask): boolean {
  const form = formatOf(name)?.otherwise;
  return form === 'svg' || form === 'svgz';
}

async function inspect(task: InspectionTask): Promise<FileResult> {
  try {
    const inspect = task.isLanguagePack ? inspectLanguagePack : inspectContent;
    return { kind: 'done', content: await inspect(task, task.name) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { detail, params } = error.options;
    return { kind: 'rejected', error: error.definition, detail, params };
  }
}

function failure(error: unknown): FromWorker {
  return error instanceof Error
    ? { kind: 'failed', message: error.message, stack: error.stack }
    : { kind: 'failed', message: String(error) };
}

function post(message: FromWorker): void {
  port?.postMessage(message, message.kind === 'done' && message.content ? [message.content.buffer] : []);
}
