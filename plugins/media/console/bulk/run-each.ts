/** An item that was changed, with the platform's answer. */
export interface Done<Item, Result> {
  item: Item;
  result: Result;
}
export interface Failed<Item> {
  item: Item;
  error: unknown;
}

export interface Outcome<Item, Result> {
  done: Done<Item, Result>[];
  failed: Failed<Item>[];
  /** Not tried, because the user stopped. */
  left: Item[];
}

interface EachOptions<Item, Result> {
  items: readonly Item[];
  run: (item: Item) => Promise<Result>;
  /** Started items are completed. */
  signal: AbortSignal;
  onProgress: (ended: number) => void;
}

/** How many items are on the way at the same time. The platform changes one library at a time. */
const atOnce = 3;

/** Does the same with each item. A failure does not stop the others. */
export async function runEach<Item, Result>(options: EachOptions<Item, Result>): Promise<Outcome<Item, Result>> {
  const { items, run, signal, onProgress } = options;
  const outcomes = new Map<Item, { result: Result } | { error: unknown }>();
  let next = 0;
  const work = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next++];
      if (item === undefined) continue;
      outcomes.set(item, await run(item).then(toResult, toError));
      onProgress(outcomes.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const outcome: Outcome<Item, Result> = { done: [], failed: [], left: [] };
  for (const item of items) {
    const each = outcomes.get(item);
    if (each === undefined) outcome.left.push(item);
    else if ('error' in each) outcome.failed.push({ item, error: each.error });
    else outcome.done.push({ item, result: each.result });
  }
  return outcome;
}

const toResult = <Result>(result: Result) => ({ result });
const toError = (error: unknown) => ({ error });
