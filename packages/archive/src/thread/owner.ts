import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Answer, FromWorker, Question } from './messages';

/** Tells the thread that started this one. */
export function notify(message: FromWorker): void {
  port().postMessage(message, []);
}

/** Asks it. One question at a time: the next one only when this is answered. */
export async function ask(question: Question): Promise<Answer> {
  const answered = once(port(), 'message');
  notify({ kind: 'question', question });
  const [answer] = (await answered) as [Answer];
  return answer;
}

/** Tells of progress ten times a second at most; what matters at the end stands in the result. */
export function progressTeller<Progress>(): (progress: Progress) => void {
  let told = 0;
  return (progress) => {
    const now = performance.now();
    if (now - told < 100) return;
    told = now;
    notify({ kind: 'progress', progress });
  };
}

function port(): MessagePort {
  if (!parentPort) throw new Error('This module runs in a worker thread only');
  return parentPort;
}
