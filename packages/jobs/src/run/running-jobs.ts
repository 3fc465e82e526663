import { isHandedBack } from '../hand-back';
import type { JobToStart } from '../job';
import type { JobKind } from '../job-kind';
import type { JobLock } from '../lock/job-lock';
import { channels } from '../progress';
import { type RunDeps, runJob, type RunningJob } from './run-job';

/** The jobs that run on this replica. */
interface RunningJobs {
  /** Runs a job whose task is written. */
  run<Prepared, Result>(
    id: string,
    job: { kind: JobKind; job: JobToStart<Prepared, Result>; lock: JobLock },
  ): RunningJob<Result>;
  /** Does nothing if the job runs on another replica. */
  abort(id: string): void;
  isStopping(): boolean;
  /** Stops them, and waits for their ends. */
  stop(): Promise<void>;
}

export function createRunningJobs(deps: RunDeps): RunningJobs {
  const { notify, log } = deps;
  const running = new Map<string, Pick<RunningJob<unknown>, 'done' | 'abort' | 'stop'>>();
  let isStopping = false;
  const announce = (id: string) =>
    notify(channels.handedBack, { id }).catch((err: unknown) =>
      log.warn({ err }, 'a job that was handed back was not announced'),
    );

  return {
    run(id, { kind, job, lock }) {
      const started = runJob(deps, { id, lock, kind, job });
      const done = started.done.finally(async () => {
        // This server may have taken it up again.
        if (running.get(id) === entry) running.delete(id);
        if (isHandedBack(started.signal)) await announce(id);
      });
      const entry = { ...started, done };
      running.set(id, entry);
      // The caller may ignore `done`: the task has the outcome.
      done.catch(() => undefined);
      if (isStopping) started.stop();
      return entry;
    },
    abort: (id) => running.get(id)?.abort(),
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      const all = [...running.values()];
      for (const each of all) each.stop();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}
