import type { UploadState } from '../items/upload-item';
import type { Job } from './job';

const maxRunning = 3;

interface SlotsOptions {
  /** Brings a job to its next question or its end. Rejects only with the reason of the signal. */
  run: (job: Job, signal: AbortSignal) => Promise<UploadState>;
  onReached: (job: Job, state: UploadState) => void;
  /** A pause has stopped it; it waits again. */
  onStopped: (job: Job) => void;
}

/** Runs at most three jobs at once; the others wait. */
export function createSlots({ run, onReached, onStopped }: SlotsOptions) {
  const waiting = new Set<Job>();
  const running = new Map<Job, AbortController>();
  let isPaused = false;

  const start = async (job: Job) => {
    const controller = new AbortController();
    running.set(job, controller);
    const reached = await run(job, controller.signal).catch(() => undefined);
    // It was stopped.
    if (reached === undefined || controller.signal.aborted) return;
    running.delete(job);
    onReached(job, reached);
    fill();
  };
  const fill = () => {
    for (const job of waiting) {
      if (isPaused || running.size >= maxRunning) return;
      waiting.delete(job);
      void start(job);
    }
  };

  return {
    isIdle: () => waiting.size + running.size === 0,
    add(job: Job) {
      waiting.add(job);
      fill();
    },
    /** Ends the requests of a job. */
    stop(job: Job) {
      waiting.delete(job);
      running.get(job)?.abort();
      running.delete(job);
      fill();
    },
    /** Ends all requests; `goOn` continues where they were. */
    pause() {
      isPaused = true;
      for (const [job, controller] of running) {
        controller.abort();
        waiting.add(job);
        onStopped(job);
      }
      running.clear();
    },
    goOn() {
      isPaused = false;
      fill();
    },
  };
}
