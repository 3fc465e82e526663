import type { NoticeStep } from '../../shared/notice';
import { createSteps } from './create-steps';
import type { Visit, VisitOptions } from './visit';

interface OpenVisit {
  visit: Visit;
  /** In the order in which they ended. */
  taken: NoticeStep[];
  /** Closes what the visit has opened. */
  end: () => void;
}

/** A visit to one provider. `secrets`: the values that no answer may show. The caller ends it. */
export function createVisit(
  secrets: string[],
  {
    signal,
    deadline = AbortSignal.timeout(maxMilliseconds),
    onStep,
    ...options
  }: Omit<VisitOptions, 'uncertainSince' | 'acceptedIds'>,
): OpenVisit {
  const ending: (() => void)[] = [];
  const { step, taken } = createSteps({ secrets, ...(onStep ? { onStep } : {}) });
  const visit: Visit = {
    ...options,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    secrets,
    step,
    onEnd: (end) => ending.push(end),
    isConnected: false,
  };
  return {
    visit,
    taken,
    end: () => {
      for (const end of ending) end();
    },
  };
}

/** A longer visit has failed. */
const maxMilliseconds = 30_000;
