import DataLoader from 'dataloader';

export interface BatchOptions<Key, Result> {
  /** Returns one result for each key, in their order. */
  run(keys: readonly Key[]): Promise<Result[]>;
  /** Batches that run at the same time. */
  atOnce: number;
  /** Keys of one batch. */
  maxKeys: number;
}

/**
 * Joins calls of one key into batches. A batch starts after the calls that it serves: its result is never older than
 * they are. Calls that arrive in one turn of the event loop share a batch; while `atOnce` batches run, later calls wait and
 * share the next one. A batch that fails rejects all its calls.
 */
export function batchCalls<Key, Result>({ run, atOnce, maxKeys }: BatchOptions<Key, Result>) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function runNext(keys: readonly Key[]): Promise<Result[]> {
    try {
      return await run(keys);
    } finally {
      running -= 1;
      schedule(waiting.shift());
    }
  }

  function schedule(start: (() => void) | undefined): void {
    if (start === undefined) return;
    if (running >= atOnce) return void waiting.push(start);
    running += 1;
    setImmediate(start);
  }

  const loader = new DataLoader<Key, Result>(runNext, {
    cache: false,
    maxBatchSize: maxKeys,
    batchScheduleFn: schedule,
  });
  return (key: Key): Promise<Result> => loader.load(key);
}
