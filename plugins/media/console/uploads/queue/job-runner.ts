import { isQuestion, isUnderWay, type UploadState } from '../items/upload-item';
import { type Answer, answered, knownAnswer } from './answers';
import type { Job, PresetAnswers } from './job';
import { type JobDeps, runJob } from './run-job';
import { createSlots } from './slots';

interface JobRunnerOptions {
  /** Called after a change of a job's item. */
  onChange: () => void;
  /** A file or folder is in the library. */
  onStored: () => void;
}

/** Runs jobs, a few at once. A job that waits for an answer keeps no other from running. */
export interface JobRunner {
  start(job: Job): void;
  /** Ends the job's requests. */
  stop(job: Job): void;
  answer(job: Job, answer: Answer): void;
  /** Ends all requests; `goOn` continues where they were. */
  pause(): void;
  goOn(): void;
}

export function createJobRunner(deps: JobDeps, { onChange, onStored }: JobRunnerOptions): JobRunner {
  let remembered: PresetAnswers = {};

  const show = (job: Job, state: UploadState) => {
    job.item = { ...job.item, state };
    onChange();
  };
  const slots = createSlots({
    run(job, signal) {
      show(job, { kind: 'checking', done: 0 });
      return runJob(deps, job, {
        signal,
        show: (state) => {
          if (!signal.aborted) show(job, state);
        },
      });
    },
    onReached: arrive,
    onStopped: (job) => show(job, { kind: 'waiting' }),
  });

  function arrive(job: Job, state: UploadState): void {
    show(job, state);
    const known = knownAnswer(job, remembered);
    if (known) return arrive(job, answered(job, known));
    if (state.kind === 'waiting') slots.add(job);
    if (state.kind === 'stored') onStored();
    if (!isUnderWay(state) && !isQuestion(state)) job.onEnd?.(state);
  }

  return {
    start(job) {
      if (slots.isIdle()) remembered = {};
      arrive(job, { kind: 'waiting' });
    },
    answer(job, answer) {
      if (answer.isForAll) remembered = { ...remembered, [answer.to]: answer.answer };
      arrive(job, answered(job, answer));
    },
    stop: slots.stop,
    pause: slots.pause,
    goOn: slots.goOn,
  };
}
