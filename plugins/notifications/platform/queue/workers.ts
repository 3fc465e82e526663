import { createTurns } from '@signalbox/platform-kit';
import type { Line } from './claim';

interface WorkersOptions {
  /** Handles one message of a line. False if there is none now. */
  next: (line: Line) => Promise<boolean>;
  /** A worker ends with an error. */
  onError: (error: unknown, line: Line) => void;
  /** Calls of `next` in parallel: for all lines, and for each. */
  atOnce: number;
  perLine: number;
}

export interface Workers {
  /** Starts the workers of a line that are missing. */
  start(line: Line): void;
  /** Resolves once no worker is left. */
  idle(): Promise<void>;
}

/**
 * Workers for each line, so that a slow line delays no other one. A worker ends once a call of `next` that began after the last
 * start found nothing.
 */
export function createWorkers({ next, onError, atOnce, perLine }: WorkersOptions): Workers {
  const turns = createTurns({ atOnce, atOncePerOwner: perLine });
  /** The lines with workers: how many, and how often they were started. */
  const lines = new Map<string, { workers: number; starts: number }>();
  const running = new Set<Promise<void>>();

  async function work(line: Line, owner: string, state: { starts: number }): Promise<void> {
    try {
      for (let isLast = false; !isLast;) {
        const { starts } = state;
        const found = await turns.run({ owner }, () => next(line));
        isLast = !found && starts === state.starts;
      }
    } catch (error) {
      onError(error, line);
    }
  }

  return {
    start(line) {
      const owner = JSON.stringify([line.project, line.provider]);
      const state = lines.get(owner) ?? { workers: 0, starts: 0 };
      lines.set(owner, state);
      state.starts += 1;
      for (; state.workers < perLine; state.workers += 1) {
        const worker = work(line, owner, state).finally(() => {
          running.delete(worker);
          state.workers -= 1;
          if (state.workers === 0) lines.delete(owner);
        });
        running.add(worker);
      }
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
