import type { ReminderSettings } from './read-reminder';

/** A browser runs a longer timer at once. Milliseconds, about 24.8 days. */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls `show(true)` after the delay of the settings (`tipTime`), and `show(false)` after their time (`showTime`), if they have one.
 * Returns what stops both.
 */
export function atTimesOfShow(
  { delaySeconds, shownSeconds }: Pick<ReminderSettings, 'delaySeconds' | 'shownSeconds'>,
  show: (isTime: boolean) => void,
): () => void {
  let stop = after(delaySeconds * 1000, () => {
    show(true);
    if (shownSeconds !== undefined) stop = after(shownSeconds * 1000, () => show(false));
  });
  return () => stop();
}

/** Runs `run` after any number of milliseconds, by several timers if one is too short. */
function after(milliseconds: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (rest: number) => {
    const next = Math.min(rest, longestTimer);
    timer = setTimeout(() => (rest > next ? wait(rest - next) : run()), next);
  };
  wait(milliseconds);
  return () => clearTimeout(timer);
}
