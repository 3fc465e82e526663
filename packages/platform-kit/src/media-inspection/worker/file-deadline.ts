import { performance } from 'node:perf_hooks';

interface FileDeadlineOptions {
  /** Limit of working time for one file. */
  deadlineMilliseconds: number;
  /** Limit of elapsed time for one file: a file must not occupy a thread permanently. */
  maxMilliseconds: number;
  /** Working time of the thread so far; undefined if the system does not measure it. All time then counts as work. */
  workedMilliseconds: () => number | undefined;
  onEnd: (milliseconds: number) => void;
}

/**
 * The time limit for the inspection of one file. Counts the working time of its thread, not the time for which a busy
 * machine lets the thread wait, so a valid file is accepted on a busy machine too.
 */
export function startFileDeadline(options: FileDeadlineOptions): { stop(): void } {
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
