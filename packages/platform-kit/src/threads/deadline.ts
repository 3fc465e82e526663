import { performance } from 'node:perf_hooks';

interface DeadlineOptions {
  /** Limit of working time for one task. */
  deadlineMilliseconds: number;
  /** Limit of elapsed time for one task: it must not occupy a thread permanently. */
  maxMilliseconds: number;
  /** Working time of the thread so far; undefined if the system does not measure it. All time then counts as work. */
  workedMilliseconds: () => number | undefined;
  onEnd: (milliseconds: number) => void;
}

/**
 * The time limit for one task of a thread. Counts the working time of the thread, not the time for which a busy machine
 * lets it wait, so a valid task ends well on a busy machine too.
 */
export function startDeadline(options: DeadlineOptions): { stop(): void } {
  const { deadlineMilliseconds, maxMilliseconds, workedMilliseconds, onEnd } = options;
  const startedAt = performance.now();
  const workedAt = workedMilliseconds() ?? 0;
  let timer: NodeJS.Timeout | undefined;

  const wait = (milliseconds: number) => {
    timer = setTimeout(check, Math.max(1, milliseconds));
  };
  const check = () => {
    const passed = performance.now() - startedAt;
    const worked = workedMilliseconds();
    const leftOfWork = deadlineMilliseconds - (worked === undefined ? passed : worked - workedAt);
    const left = Math.min(leftOfWork, maxMilliseconds - passed);
    if (left > 0) wait(left);
    else onEnd(leftOfWork <= 0 ? deadlineMilliseconds : maxMilliseconds);
  };
  wait(Math.min(deadlineMilliseconds, maxMilliseconds));
  return { stop: () => clearTimeout(timer) };
}
