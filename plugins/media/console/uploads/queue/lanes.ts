import { isQuestion, isUnderWay, type UploadState } from '../items/upload-item';
import { type Answer, answered, knownAnswer } from './answers';
import type { Job, PresetAnswers } from './job';
import { type JobDeps, runJob } from './run-job';

const maxRunning = 3;

interface LanesOptions {
  /** Called after a change of a job's item. */
  onChange: () => void;
  /** A file or folder is in the library. */
  onStored: () => void;
}

/** Runs jobs, a few at once. A job that waits for an answer keeps no other from running. */
export interface Lanes {
  start(job: Job): void;
  /** Ends the job's requests. */
  stop(job: Job): void;
  answer(job: Job, answer: Answer): void;
  /** Ends all requests; `goOn` continues where they were. */
  pause(): void;
  goOn(): void;
}

export function createLanes(deps: JobDeps, { onChange, onStored }: LanesOptions): Lanes {
  const waiting = new Set<Job>();
  const running = new Map<Job, AbortController>();
  let isPaused = false;
  let remembered: PresetAnswers = {};

  const show = (job: Job, state: UploadState) => {
    job.item = { ...job.item, state };
    onChange();
  };
  const arrive = (job: Job, state: UploadState) => {
    show(job, state);
    const known = knownAnswer(job, remembered);
    if (known) return arrive(job, answered(job, known));
    if (state.kind === 'waiting') waiting.add(job);
    if (state.kind === 'stored') onStored();
    if (!isUnderWay(state) && !isQuestion(state)) job.onEnd?.(state);
  };
  const run = async (job: Job, { signal }: AbortController) => {
    const reached = await runJob(deps, job, {
      signal,
      show: (state) => {
        if (!signal.aborted) show(job, state);
      },
    }).catch(() => undefined);
    // It was stopped.
    if (reached === undefined || signal.aborted) return;
    running.delete(job);
    arrive(job, reached);
    fill();
  };
  const fill = () => {
    for (const job of waiting) {
      if (isPaused || running.size >= maxRunning) return;
      waiting.delete(job);
      const controller = new AbortController();
      running.set(job, controller);
      show(job, { kind: 'checking', done: 0 });
      void run(job, controller);
    }
  };

  return {
    start(job) {
      if (waiting.size + running.size === 0) remembered = {};
      arrive(job, { kind: 'waiting' });
      fill();
    },
    stop(job) {
      waiting.delete(job);
      running.get(job)?.abort();
      running.delete(job);
      fill();
    },
    answer(job, answer) {
      if (answer.isForAll) remembered = { ...remembered, [answer.to]: answer.answer };
      arrive(job, answered(job, answer));
      fill();
    },
    pause() {
      isPaused = true;
      for (const [job, controller] of running) {
        controller.abort();
        waiting.add(job);
        show(job, { kind: 'waiting' });
      }
      running.clear();
    },
    goOn() {
      isPaused = false;
      fill();
    },
  };
}
