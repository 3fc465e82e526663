/** Runs work for a caller whose signal is not aborted before its turn. */
type TakeTurn = <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

/** At most `limit` of the works run at once; the others wait in order. */
export function createTurns(limit: number): TakeTurn {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        waiting.delete(start);
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve();
      };
      const leave = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      if (signal.aborted) return leave();
      if (running < limit) return start();
      waiting.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });

  return async (work, signal) => {
    await turn(signal);
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
