import type { JobsDeps } from './jobs-deps';

/** Periodic work of every replica, such as polling for due work. */
interface PeriodicWork {
  /** For the log. */
  name: string;
  /** `signal` is aborted at shutdown, which waits for `run` to end. */
  run(signal: AbortSignal): Promise<unknown>;
  /** Also runs when the platform is ready, not only after the first interval. */
  isAlsoAtStart?: boolean;
}

interface Interval {
  /** Runs the work now, or again after the current run. */
  runNow(): void;
}

export interface Intervals {
  /** Starts with `open`. Runs never overlap: an interval that ends during a run is skipped. Errors are logged. */
  every(milliseconds: number, work: PeriodicWork): Interval;
  open(): void;
  /** Starts no further run and waits for the current ones. */
  close(): Promise<void>;
}

/** The intervals of one replica. */
export function createIntervals({ log }: Pick<JobsDeps, 'log'>): Intervals {
  const all: { open(): void; close(): Promise<void> | undefined }[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  let isOpen = false;

  function every(milliseconds: number, { name, run, isAlsoAtStart = false }: PeriodicWork): Interval {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let isWanted = isAlsoAtStart;

    async function runWhileWanted() {
      while (isWanted && !signal.aborted) {
        isWanted = false;
        try {
          await run(signal);
        } catch (err) {
          log.error({ err, name }, 'periodic work failed: it is tried again after its interval');
        }
      }
    }
    function runNow() {
      isWanted = true;
      start();
    }
    function start() {
      if (isOpen && isWanted && !signal.aborted) running ??= runWhileWanted().finally(() => (running = undefined));
    }
    function handleTurn() {
      if (!running) runNow();
    }
    function open() {
      timer = setInterval(handleTurn, milliseconds).unref();
      start();
    }
    all.push({
      open,
      close() {
        clearInterval(timer);
        return running;
      },
    });
    if (isOpen && !signal.aborted) open();
    return { runNow };
  }
  return {
    every,
    open() {
      isOpen = true;
      for (const each of all) each.open();
    },
    async close() {
      controller.abort();
      await Promise.all(all.map((each) => each.close()));
    },
  };
}
