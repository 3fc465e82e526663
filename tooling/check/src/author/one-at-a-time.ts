/**
 * Runs `work` after the calls have paused: a burst of changes is one run. At most one runs at a time; a call during a run
 * leads to one more. `work` handles its own errors.
 */
export function oneAtATime(work: () => Promise<void>, quietMilliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isWanted = false;
        await work();
      } while (isWanted);
    } finally {
      isRunning = false;
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMilliseconds);
  };
}
