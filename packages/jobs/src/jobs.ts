import { PlatformError } from '@signalbox/api';
import type { Jobs } from './contract';
import type { JobDescription, OngoingJob } from './job';
import type { JobKind } from './job-kind';
import { isPlatformLocked, isTaskLocked, platformKey, takeLock, taskKey } from './job-lock';
import { createJobStore } from './job-store';
import type { JobsDeps } from './jobs-deps';
import { isPendingRecovery } from './pending-recovery';
import { channels, sendUpdate } from './progress';
import { addressOf, recoverFree, recoverCrashed } from './recover-crashed';
import { runJob } from './run-job';
import { waitForLock } from './wait-for-lock';
import { createWatchers } from './watchers';

/** The jobs of one replica. */
export function createJobs(given: JobsDeps): Jobs {
  const { pool, clock, log, newId, notify, listen } = given;
  const kinds = new Map<string, JobKind>();
  const store = createJobStore(given);
  const deps = { ...given, store, kinds };
  const running = new Map<string, { done: Promise<unknown>; abort(): void; stop(): void }>();
  let isStopping = false;
  listen(channels.abort, ({ id }) => running.get(String(id))?.abort());
  const watch = createWatchers(deps);

  async function withLock(options: { crashedJobId?: string }, act: () => Promise<void>) {
    const lock = await waitForLock(deps, { id: '', lock: 'platform', ...options });
    try {
      await act();
    } finally {
      await lock.release();
    }
  }
  const recover = async () => {
    if (!isStopping) await recoverFree(deps);
  };

  return {
    kinds,
    define(kind, options) {
      if (kinds.has(kind)) throw new Error(`Two kinds of jobs are named ${kind}`);
      kinds.set(kind, options);
    },
    async start(job) {
      if (isStopping) throw new PlatformError('operationLost');
      const kind = kinds.get(job.kind);
      if (!kind) throw new Error(`No kind of jobs is named ${job.kind}`);
      const id = job.id ?? newId();
      const lock = await waitForLock(deps, { id, lock: kind.lock });
      try {
        await recoverCrashed(deps, addressOf(deps, { id, kind: job.kind })).catch((error: unknown) => {
          if (!isPendingRecovery(error) || !kind.ignoresPendingRecovery) throw error;
        });
        if (typeof kind.lock === 'object') await lock.add(taskKey(id));
        const task = newTask({ id, job, kind, now: new Date(clock.now()) });
        await store.insert(task);
        // A console that misses this notification finds the task at its next load.
        const { project, type, name } = task;
        await notify(channels.started, { project, id, type, mark: job.kind, name }).catch((err: unknown) =>
          log.warn({ err }, 'the start of a job was not announced'),
        );
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
    async abort({ project, id }) {
      const job = await store.get({ project, id });
      if (!job) throw new PlatformError('notFound', { detail: id });
      if (job.status !== 'ongoing' || !job.canPause)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      await notify(channels.abort, { id });
      await recover();
    },
    find: (address) =>
      store.find(
        address,
        [...kinds].flatMap(([name, { isOfAllProjects }]) => (isOfAllProjects ? [name] : [])),
      ),
    ongoing: () => store.ongoing(),
    isAlive: (id) => isTaskLocked(pool, id),
    isSeenFrom: (project, job) => job.project === project || kinds.get(job.kind)?.isOfAllProjects === true,
    async announce(address) {
      const job = await store.get(address);
      if (job) await sendUpdate(deps, address, job);
    },
    watch,
    recover,
    async withFreeLock(act) {
      const lock = await takeLock(pool, platformKey);
      if (!lock) return;
      try {
        await act();
      } finally {
        await lock.release();
      }
    },
    withLock,
    isLocked: () => isPlatformLocked(pool),
    async stop() {
      isStopping = true;
      const all = [...running.values()];
      for (const each of all) each.stop();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

interface TaskToMake {
  id: string;
  job: JobDescription;
  kind: JobKind;
  now: Date;
}

/** The task of a job that starts now. */
function newTask({ id, job, kind, now }: TaskToMake): OngoingJob {
  const isBeside = (kind.lock ?? 'platform') !== 'platform';
  return {
    id,
    type: kind.type,
    kind: job.kind,
    name: job.target.name,
    project: job.target.project,
    status: 'ongoing',
    progress: 0,
    phase: '',
    startTime: now.toISOString(),
    content: '',
    creator: job.creator,
    canPause: true,
    ...(isBeside ? { isBeside } : {}),
    language: job.language ?? 'en',
  };
}
