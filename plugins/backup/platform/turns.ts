/** Limits how many tasks run at a time. The others wait in order. */
export interface Turns {
  /** Waits for a turn. Returns the function that ends it. Throws the signal's reason when it is aborted before. */
  take(signal: AbortSignal): Promise<() => void>;
  /** As `take`, but does not wait: undefined when no turn is free. */
  tryTake(): (() => void) | undefined;
  readonly waiting: number;
}

export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const queue = new Set<() => void>();

  function handleEnd() {
    const [next] = queue;
    if (!next) free += 1;
    else {
      queue.delete(next);
      next();
    }
  }
  /** Ending a turn twice has no effect. */
  const turn = () => {
    let isOver = false;
    return () => {
      if (!isOver) handleEnd();
      isOver = true;
    };
  };

  function tryTake() {
    if (free === 0) return undefined;
    free -= 1;
    return turn();
  }

  return {
    get waiting() {
      return queue.size;
    },
    tryTake,
    async take(signal) {
      signal.throwIfAborted();
      const end = tryTake();
      if (end) return end;
      return new Promise((resolve, reject) => {
        const handleAbort = () => {
          queue.delete(handleTurn);
          reject(signal.reason);
        };
        const handleTurn = () => {
          signal.removeEventListener('abort', handleAbort);
          resolve(turn());
        };
        signal.addEventListener('abort', handleAbort, { once: true });
        queue.add(handleTurn);
      });
    },
  };
}
