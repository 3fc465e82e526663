import { Worker } from 'node:worker_threads';
import type { Task } from './messages';

/** A thread for tasks. It runs one at a time. */
export interface Thread {
  worker: Worker;
  /** Priority in the operating system. A thread cannot raise its own again. */
  priority: 'low' | 'usual';
  handleExit: () => void;
}

const idle = new Map<Thread, NodeJS.Timeout>();

/** A thread that has ended a task well, or a new one, which costs many times as much as a small archive. */
export function takeThread({ kind }: Task): Thread {
  const priority = kind === 'hash' || kind === 'extract' ? 'low' : 'usual';
  for (const thread of idle.keys())
    if (thread.priority === priority) {
      forget(thread);
      thread.worker.ref();
      return thread;
    }
  // Without the arguments of this process, which may be a test runner's.
  const worker = new Worker(workerAddress(), { workerData: { priority }, execArgv: [], resourceLimits });
  // An error without a listener would end the process. The exit follows it.
  worker.on('error', () => undefined);
  const thread: Thread = { worker, priority, handleExit: () => forget(thread) };
  return thread;
}

/** Keeps a thread for the next task. The thread does not keep the process running. */
export function keepThread(thread: Thread): void {
  const { worker, handleExit } = thread;
  worker.unref();
  worker.on('exit', handleExit);
  if (idle.size === maxIdle) end(idle.keys().next().value);
  idle.set(thread, setTimeout(() => end(thread), idleMilliseconds).unref());
}

function end(thread: Thread | undefined): void {
  if (!thread) return;
  forget(thread);
  void thread.worker.terminate();
}

function forget(thread: Thread): void {
  clearTimeout(idle.get(thread));
  idle.delete(thread);
  thread.worker.off('exit', thread.handleExit);
}

/** Chunks are short-lived: a small young generation works as well as a large one, with a third of the memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** A restore uses two of each priority. */
const maxIdle = 4;
/** Short, as an idle thread takes some megabytes. */
const idleMilliseconds = 10_000;

/**
 * The worker's module. Built, it is `archive-worker.js` beside the bundle of this file: the build makes
 * `@signalbox/archive/worker` an entry of that name. From source it is TypeScript, and needs a loader.
 */
function workerAddress(): URL {
  const here = import.meta.url;
  return here.endsWith('.ts') ? new URL('../worker/from-source.mjs', here) : new URL('./archive-worker.js', here);
}
