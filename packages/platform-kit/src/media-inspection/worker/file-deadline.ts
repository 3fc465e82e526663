import { performance } from 'node:perf_hooks';

export interface FileDeadlineOptions {
  /** Of work for one file. */
  deadlineMilliseconds: number;
  /** For one file, however little of it was work: a file must not occupy a thread for good. */
  maxMilliseconds: number;
  /** What the thread has worked so far; undefined where nobody counts it: then all time counts as work. */
  workedMilliseconds: () => number | undefined;
  onEnd: (milliseconds: number) => void;
}

/**
 * The time that the inspection of one file may take. Counts the work of its thread, not the time for which a busy machine
 * lets the thread wait: a file that is valid stays valid there.
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
