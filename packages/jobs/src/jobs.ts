import { type JobUpdate, PlatformError } from '@signalbox/api';
import type { Jobs, JobWatcher } from './contract';
import type { OngoingJob } from './job';
import type { JobKind } from './job-kind';
import type { JobsDeps } from './jobs-deps';
import { isPlatformLocked, isTaskLocked, takeLock, underLock } from './lock/job-lock';
import { jobLocks } from './lock/lock-key';
import { waitForLock } from './lock/wait-for-lock';
import { channels, sendUpdate } from './progress';
import { recoverFree } from './recovery/recover-crashed';
import { createJobStarter } from './start-job';
import { createJobRequests } from './store/job-requests';
import { createJobStore, type JobStore } from './store/job-store';

/** The jobs of one replica. */
export function createJobs(given: JobsDeps): Jobs {
  const { pool, notify, listen, log } = given;
  const kinds = new Map<string, JobKind>();
  const store = createJobStore(given);
  const requests = createJobRequests(given);
  const deps = { ...given, store, requests, kinds };
  const starter = createJobStarter(deps);
  listen(channels.abort, ({ id }) => starter.abort(String(id)));

  const recover = async () => {
    if (!starter.isStopping()) await recoverFree(deps, starter);
  };
  listen(channels.handedBack, () => {
    // Its lock would keep others away for a moment.
    if (!starter.takesUp()) return;
    recover().catch((err: unknown) => log.warn({ err }, 'a job that was handed back was not taken up'));
  });

  return {
    kinds,
    define(kind, options) {
      if (kinds.has(kind)) throw new Error(`Two kinds of jobs are named ${kind}`);
      kinds.set(kind, options);
    },
    start: (job) => starter.start(job),
    stop: () => starter.stop(),
    takeUpNone: () => starter.takeUpNone(),
    async abort({ project, id }) {
      const job = await store.get({ project, id });
      if (!job) throw new PlatformError('notFound', { detail: id });
      if (job.status !== 'ongoing' || !job.canPause)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      // For one that waits to run again.
      await requests.abort(id);
      await notify(channels.abort, { id });
      await recover();
    },
    find(address) {
      const ofAllProjects = [...kinds].flatMap(([name, { isOfAllProjects }]) => (isOfAllProjects ? [name] : []));
      return store.find(address, ofAllProjects);
    },
    ongoing: () => store.ongoing(),
    isAlive: async (id) => (await isTaskLocked(pool, id)) || requests.isOpen(id),
    isSeenFrom: (project, job) => job.project === project || kinds.get(job.kind)?.isOfAllProjects === true,
    async announce(address) {
      const job = await store.get(address);
      if (job) await sendUpdate(deps, address, job);
    },
    watch: createWatchers(deps),
    recover,
    async withFreeLock(act) {
      const lock = await takeLock(pool, jobLocks.job);
      if (lock) await underLock(lock, act);
    },
    async withLock(options, act) {
      await underLock(await waitForLock(deps, { id: '', lock: 'platform', ...options }), act);
    },
    isLocked: () => isPlatformLocked(pool),
  };
}

type WatchDeps = Pick<JobsDeps, 'listen' | 'onGap' | 'log'> & { store: JobStore };

/** Passes notifications of all replicas to the watchers of this one. */
function createWatchers({ listen, onGap, log, store }: WatchDeps): (watcher: JobWatcher) => () => void {
  const watchers = new Set<JobWatcher>();

  listen(channels.started, ({ mark, ...message }) => {
    const started = message as Record<string, unknown> & Pick<OngoingJob, 'id' | 'project' | 'type' | 'name'>;
    const job = { ...started, kind: String(mark) };
    for (const each of watchers) each.started?.(job);
  });
  listen(channels.updated, ({ project, id, mark, creatorId, ...update }) => {
    const creator = typeof creatorId === 'string' ? { creatorId } : {};
    const job = { project: String(project), id: String(id), kind: String(mark), ...creator };
    for (const each of watchers) each.updated?.(job, update as Record<string, unknown> & JobUpdate);
  });
  onGap(() => {
    store
      .ongoing()
      .then((ongoing) => {
        for (const each of watchers) each.missed?.(ongoing);
      })
      .catch((err: unknown) => log.warn({ err }, 'consoles could not be notified of the jobs that run'));
  });

  return (watcher) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
}
