/** Lets at most `max` tasks run at once; the others wait in the order in which they came. */
export function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits takes the turn over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
