import { PlatformError } from '@signalbox/api';
import type { Jobs } from './contract';
import type { OngoingJob } from './job';
import type { JobKind } from './job-kind';
import { taskKey } from './job-lock';
import type { JobStore } from './job-store';
import type { JobsDeps } from './jobs-deps';
import { newTask } from './new-task';
import { isPendingRecovery } from './pending-recovery';
import { channels, creatorOf } from './progress';
import { addressOf, recoverCrashed } from './recover-crashed';
import { runJob, type RunningJob } from './run-job';
import { waitForLock } from './wait-for-lock';

interface StartDeps extends JobsDeps {
  store: JobStore;
  kinds: ReadonlyMap<string, JobKind>;
}

interface JobStarter extends Pick<Jobs, 'start' | 'stop'> {
  /** Does nothing if the job runs on another replica. */
  abort(id: string): void;
  isStopping(): boolean;
}

/** Starts jobs, and aborts those that run on this replica. */
export function createJobStarter(deps: StartDeps): JobStarter {
  const { kinds, clock, newId } = deps;
  const running = new Map<string, Pick<RunningJob<unknown>, 'done' | 'abort' | 'stop'>>();
  let isStopping = false;

  return {
    async start(job) {
      if (isStopping) throw new PlatformError('operationLost');
      const kind = kinds.get(job.kind);
      if (!kind) throw new Error(`No kind of jobs is named ${job.kind}`);
      const id = job.id ?? newId();
      const lock = await waitForLock(deps, { id, lock: kind.lock });
      try {
        await recoverForStart(deps, { id, name: job.kind, kind });
        if (typeof kind.lock === 'object') await lock.add(taskKey(id));
        await writeTask(deps, newTask({ id, job, kind, now: new Date(clock.now()) }));
      } catch (error) {
        await lock.release();
        throw error;
      }
      const started = runJob(deps, { id, lock, kind, job });
      running.set(id, started);
      const done = started.done.finally(() => running.delete(id));
      // The caller may ignore `done`: the task has the outcome.
      done.catch(() => undefined);
      if (isStopping) started.stop();
      await Promise.race([started.prepared, done]);
      return { id, signal: started.signal, done };
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

/** Recovers the crashed jobs of the lock that the caller has taken for a job with this id. */
async function recoverForStart(deps: StartDeps, { id, name, kind }: { id: string; name: string; kind: JobKind }) {
  await recoverCrashed(deps, addressOf(deps, { id, kind: name })).catch((error: unknown) => {
    if (!isPendingRecovery(error) || !kind.ignoresPendingRecovery) throw error;
  });
}

/** Stores the task of a job and notifies all replicas. */
async function writeTask({ store, notify, log }: StartDeps, task: OngoingJob) {
  await store.insert(task);
  // A console that misses this notification finds the task at its next load.
  const { project, id, type, kind, name, creatorId } = task;
  await notify(channels.started, { project, id, type, mark: kind, name, ...creatorOf({ creatorId }) }).catch(
    (err: unknown) => log.warn({ err }, 'the start of a job was not announced'),
  );
}
