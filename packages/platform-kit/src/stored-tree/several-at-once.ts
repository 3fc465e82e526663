/** Runs a few at a time, because each waits for the network. Starts no further one after an error, which it throws. */
export async function severalAtOnce<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const work = async () => {
    for (const item of waiting) {
      if (hasFailed) return;
      await run(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

const atOnce = 8;
