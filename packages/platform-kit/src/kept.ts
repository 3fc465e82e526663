import type { Clock } from './contract';

interface KeptOptions<Value> {
  clock: Clock;
  milliseconds: number;
  read: () => Promise<Value>;
}

/** Returns a function that reads at most once in this time, however many callers there are. An error is not kept. */
export function kept<Value>({ clock, milliseconds, read }: KeptOptions<Value>): () => Promise<Value> {
  let last: { reading: Promise<Value>; until: number } | undefined;
  return () => {
    const now = clock.now();
    if (last === undefined || now >= last.until || now < last.until - milliseconds) {
      const started = { reading: read(), until: now + milliseconds };
      last = started;
      started.reading.catch(() => {
        if (last === started) last = undefined;
      });
    }
    return last.reading;
  };
}
