import { PlatformError } from '@signalbox/api';
import type { Jobs } from './contract';
import type { JobKind } from './job-kind';
import { isPlatformLocked, isTaskLocked, takeLock, underLock } from './lock/job-lock';
import { jobLocks } from './lock/lock-key';
import { createJobRequests } from './store/job-requests';
import { createJobStore } from './store/job-store';
import type { JobsDeps } from './jobs-deps';
import { channels, sendUpdate } from './progress';
import { recoverFree } from './recovery/recover-crashed';
import { createJobStarter } from './start-job';
import { waitForLock } from './lock/wait-for-lock';
import { createWatchers } from './watchers';

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
