import type { JobUpdate } from '@signalbox/api';
import type { JobWatcher } from './contract';
import type { OngoingJob } from './job';
import type { JobStore } from './store/job-store';
import type { JobsDeps } from './jobs-deps';
import { channels } from './progress';

type WatchDeps = Pick<JobsDeps, 'listen' | 'onGap' | 'log'> & { store: JobStore };

/** Passes notifications of all replicas to the watchers of this one. */
export function createWatchers({ listen, onGap, log, store }: WatchDeps): (watcher: JobWatcher) => () => void {
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
