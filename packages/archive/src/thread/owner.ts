import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Answer, FromWorker, Question, Task, ToWorker } from './messages';

let handleAnswer: ((answer: Answer) => void) | undefined;

/** Runs the tasks of the thread that started this one, one at a time, until that thread ends this one. */
export function serveTasks(run: (task: Task) => Promise<void>): void {
  port().on('message', (message: ToWorker) => {
    if (message.kind === 'task') void run(message.task);
    else handleAnswer?.(message.answer);
  });
}

/** Sends a message to the thread that started this one. */
export function notify(message: FromWorker): void {
  port().postMessage(message, []);
}

/** Sends a request to that thread. One at a time: the next one only after the answer. */
export function ask(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    handleAnswer = resolve;
    notify({ kind: 'question', question });
  });
}

/** Reports progress at most ten times a second. The result has the final values. */
export function progressReporter<Progress>(): (progress: Progress) => void {
  let lastMs = 0;
  return (progress) => {
    const now = performance.now();
    if (now - lastMs < 100) return;
    lastMs = now;
    notify({ kind: 'progress', progress });
  };
}

function port(): MessagePort {
  if (!parentPort) throw new Error('This module runs in a worker thread only');
  return parentPort;
}
