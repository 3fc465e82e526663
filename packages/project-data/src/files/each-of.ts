/** Runs a few at a time: each waits for the disk and for the extracting threads. */
export async function eachOf<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failure: unknown;
  const work = async () => {
    for (const item of waiting) {
      if (failure !== undefined) return;
      try {
        signal.throwIfAborted();
        await run(item);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failure !== undefined) throw failure;
}

const atOnce = 8;
