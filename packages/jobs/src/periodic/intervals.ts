import { setTimeout as pause } from 'node:timers/promises';
import type { JobsDeps } from '../jobs-deps';

/** Periodic work of every replica, such as polling for due work. */
interface PeriodicWork {
  /** For the log. */
  name: string;
  /** `signal` is aborted at shutdown, which waits for `run` to end. */
  run(signal: AbortSignal): Promise<unknown>;
  /** Also runs soon after the platform is ready, not only after the first interval. */
  isAlsoAtStart?: boolean;
}

interface Interval {
  /** Runs the work now, or again after the current run. */
  runNow(): void;
}

export interface Intervals {
  /** Starts with `open`. Runs of the same work never overlap: an interval that ends during a run is skipped. Errors are logged. */
  every(milliseconds: number, work: PeriodicWork): Interval;
  open(): void;
  /** Starts no further run and waits for the current ones. */
  close(): Promise<void>;
}

/** The intervals of one replica. */
export function createIntervals({ log }: Pick<JobsDeps, 'log'>): Intervals {
  const all: Turns[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  let isOpen = false;

  /** If all started at once, each would open a connection to the database. */
  async function startInTurn() {
    for (const { start } of all) {
      const running = start();
      if (running) await Promise.race([running, pause(longestTurnMilliseconds, undefined, { ref: false })]);
    }
  }
  return {
    every(milliseconds, work) {
      const turns = turnsOf(work, { milliseconds, log, signal, isOpen: () => isOpen });
      all.push(turns);
      if (isOpen && !signal.aborted) {
        turns.open();
        void turns.start();
      }
      return turns;
    },
    open() {
      isOpen = true;
      for (const each of all) each.open();
      void startInTurn();
    },
    async close() {
      controller.abort();
      await Promise.all(all.map((each) => each.close()));
    },
  };
}

/** Longer work at the start does not delay the next. */
const longestTurnMilliseconds = 1_000;

interface Turns extends Interval {
  open(): void;
  /** Runs the work if a run was requested. Returns the current run, if any. */
  start(): Promise<void> | undefined;
  close(): Promise<void> | undefined;
}

interface TurnsOptions extends Pick<JobsDeps, 'log'> {
  milliseconds: number;
  signal: AbortSignal;
  isOpen(): boolean;
}

function turnsOf(
  { name, run, isAlsoAtStart = false }: PeriodicWork,
  { milliseconds, log, signal, isOpen }: TurnsOptions,
): Turns {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = isAlsoAtStart;

  async function runWhileWanted() {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      try {
        await run(signal);
      } catch (err) {
        const isStopped = signal.aborted && err instanceof Error && err.name === 'AbortError';
        if (!isStopped) log.error({ err, name }, 'periodic work failed: it is tried again after its interval');
      }
    }
  }
  function start() {
    if (isOpen() && isWanted && !signal.aborted) running ??= runWhileWanted().finally(() => (running = undefined));
    return running;
  }
  function runNow() {
    isWanted = true;
    void start();
  }
  function handleTurn() {
    if (!running) runNow();
  }
  return {
    open: () => void (timer = setInterval(handleTurn, milliseconds).unref()),
    start,
    runNow,
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
