import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Answer, FromWorker, Question } from './messages';

/** Sends a message to the thread that started this one. */
export function notify(message: FromWorker): void {
  port().postMessage(message, []);
}

/** Sends a request to that thread. One at a time: the next one only after the answer. */
export async function ask(question: Question): Promise<Answer> {
  const answered = once(port(), 'message');
  notify({ kind: 'question', question });
  const [answer] = (await answered) as [Answer];
  return answer;
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
