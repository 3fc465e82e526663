import { parentPort, workerData } from 'node:worker_threads';
import { checkPattern, compiledFormCode } from '@signalbox/form-compiler/compile';
import { UnsupportedSchemaError } from '@signalbox/form-compiler/run-time';
import { lowerPriority } from '../../threads/lower-priority';
import { systemThreadId } from '../../threads/thread-time';
import type { CompileTask, FromWorker } from './messages';

// Compiles one form. Its owner ends this thread if that takes too long.
const post = (message: FromWorker) => parentPort?.postMessage(message, []);
lowerPriority();
post({ kind: 'started', threadId: systemThreadId() });
compile(workerData as CompileTask).then(
  (code) => post({ kind: 'compiled', code }),
  (error: unknown) => post(failure(error)),
);

async function compile({ form, patterns }: CompileTask): Promise<string> {
  patterns.forEach(checkPattern);
  return form === undefined ? '' : compiledFormCode(form);
}

function failure(error: unknown): FromWorker {
  if (error instanceof UnsupportedSchemaError) {
    const { pointer, reason, params } = error;
    return { kind: 'rejected', pointer, reason, params };
  }
  return error instanceof Error
    ? { kind: 'failed', message: error.message, stack: error.stack }
    : { kind: 'failed', message: String(error) };
}
