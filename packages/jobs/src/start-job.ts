import { PlatformError } from '@signalbox/api';
import type { Jobs } from './contract';
import { isHandedBack } from './hand-back';
import type { JobContext, OngoingJob } from './job';
import type { JobKind } from './job-kind';
import type { JobLock } from './lock/job-lock';
import { taskKey } from './lock/lock-key';
import type { JobRequests } from './store/job-requests';
import type { JobStore } from './store/job-store';
import type { JobsDeps } from './jobs-deps';
import { newTask } from './new-task';
import { isPendingRecovery } from './recovery/pending-recovery';
import { channels, creatorOf } from './progress';
import { addressOf, recoverCrashed } from './recovery/recover-crashed';
import { jobToRepeat } from './recovery/repeat-job';
import { createRunningJobs } from './run/running-jobs';
import { waitForLock } from './lock/wait-for-lock';

interface StartDeps extends JobsDeps {
  store: JobStore;
  requests: JobRequests;
  kinds: ReadonlyMap<string, JobKind>;
}

interface JobStarter extends Pick<Jobs, 'start' | 'stop' | 'takeUpNone'> {
  /** Runs a job of another server again, under its lock, and releases the lock at its end. */
  repeat(job: OngoingJob, lock: JobLock): Promise<void>;
  /** Whether this server runs jobs of others again. */
  takesUp(): boolean;
  /** Does nothing if the job runs on another replica. */
  abort(id: string): void;
  isStopping(): boolean;
}

/** Starts jobs, and aborts those that run on this replica. */
export function createJobStarter(deps: StartDeps): JobStarter {
  const { kinds, clock, newId, requests } = deps;
  const running = createRunningJobs(deps);
  let isRetired = false;

  return {
    async start(job) {
      if (running.isStopping()) throw new PlatformError('operationLost');
      const kind = kinds.get(job.kind);
      if (!kind) throw new Error(`No kind of jobs is named ${job.kind}`);
      const id = job.id ?? newId();
      const lock = await waitForLock(deps, { id, lock: kind.lock });
      try {
        await recoverForStart(deps, { id, name: job.kind, kind });
        if (typeof kind.lock === 'object') await lock.add(taskKey(id));
        await writeTask(deps, newTask({ id, job, kind, now: new Date(clock.now()) }));
        if (kind.repeat && job.request) await requests.insert(id, job.request);
      } catch (error) {
        await lock.release();
        throw error;
      }
      const { signal, prepared, done } = running.run(id, { kind, job, lock });
      await Promise.race([prepared, done]).catch((error: unknown) => {
        if (!isHandedBack(signal)) throw error;
      });
      return { id, signal, done };
    },
    async repeat(waiting, lock) {
      const { id } = waiting;
      const kind = kinds.get(waiting.kind);
      const job = kind && (await prepareRepeat(deps, waiting, lock));
      if (!job) return lock.release();
      const { prepare } = job;
      running.run(id, { kind, lock, job: { ...job, prepare: prepareUnlessAborted } });

      /** A user may have aborted the job before this server could hear of it. */
      async function prepareUnlessAborted(context: JobContext) {
        const prepared = await prepare?.(context);
        if ((await requests.get(id))?.isAborted === true) running.abort(id);
        return prepared;
      }
    },
    takesUp: () => !running.isStopping() && !isRetired && !deps.isDrained(),
    takeUpNone: () => void (isRetired = true),
    abort: running.abort,
    isStopping: running.isStopping,
    stop: running.stop,
  };
}

/** As `jobToRepeat`. Releases the lock if it fails. */
async function prepareRepeat(deps: StartDeps, waiting: OngoingJob, lock: JobLock) {
  try {
    const job = await jobToRepeat(deps, waiting);
    if (job && typeof deps.kinds.get(waiting.kind)?.lock === 'object') await lock.add(taskKey(waiting.id));
    // Before it runs, as it may crash this server too. After all that may fail for a while: only its runs count.
    if (job) await deps.requests.count(waiting.id);
    return job;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Recovers the crashed jobs of the lock that the caller has taken for a job with this id. Throws `operationRunning` if one of them
 * waits to run again.
 */
async function recoverForStart(deps: StartDeps, { id, name, kind }: { id: string; name: string; kind: JobKind }) {
  const waiting = await recoverCrashed(deps, addressOf(deps, { id, kind: name })).catch((error: unknown) => {
    if (!isPendingRecovery(error) || !kind.ignoresPendingRecovery) throw error;
  });
  if (!waiting) return;
  const detail = `${waiting.kind} ${waiting.id}`;
  throw new PlatformError('operationRunning', { params: { name: waiting.name }, detail });
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
