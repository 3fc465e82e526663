import type { NoticeStep, NoticeStepName } from '../../shared/notice';
import { NoticeError } from '../notice-error';
import { shownAnswer } from './shown-answer';

interface Options {
  secrets: readonly string[];
  onStep?: (step: NoticeStep) => void;
}

/** Records the steps of one message. A nested step is recorded before the outer one, without its time. */
export function createSteps({ secrets, onStep }: Options) {
  const taken: NoticeStep[] = [];
  const recorded = new WeakSet<object>();
  let nested = 0;

  function record(step: NoticeStep) {
    taken.push(step);
    onStep?.(step);
  }

  async function step<Value>(name: NoticeStepName, act: () => Promise<Value>): Promise<Value> {
    const started = performance.now();
    const before = nested;
    const end = () => {
      const all = performance.now() - started;
      const own = Math.max(0, all - (nested - before));
      nested = before + all;
      return Math.round(own);
    };
    try {
      const value = await act();
      record({ name, status: value === 'pending' ? 'pending' : 'succeed', milliseconds: end() });
      return value;
    } catch (error) {
      const milliseconds = end();
      if (error instanceof NoticeError && !recorded.has(error)) {
        recorded.add(error);
        const { problem } = error;
        const safe = { ...problem, answer: shownAnswer(problem.answer, secrets) };
        record({ name, status: 'fail', milliseconds, problem: safe });
      }
      throw error;
    }
  }
  return { step, taken };
}
