import { maySeeJob, type OngoingJob } from '@signalbox/jobs';
import type { LiveConnection, PlatformKit } from '../contract';
import { visibleKinds } from './visible-kinds';

/** The content of a frame of `/ws/taskmanager`. */
type Started = Pick<OngoingJob, 'id' | 'project' | 'type' | 'kind' | 'name' | 'creatorId'>;

/**
 * `/ws/taskmanager`: at first the running jobs, then each that starts on any replica: `{id, type, mark, name}`. A console
 * gets only the jobs that its user may see in its project, and jobs whose target is no project. `historycomputed` sends
 * their progress.
 */
export function sendStarted(connection: LiveConnection, { jobs, log }: PlatformKit): void {
  if (visibleKinds(jobs, connection.viewer).length === 0) return connection.close('forbidden');
  let isOpen = true;
  /** A job that starts at this moment may be read as running, too. */
  let last = '';
  const send = (job: Started) => {
    const kind = jobs.kinds.get(job.kind);
    if (!isOpen || job.id === last || !kind || !maySeeJob(connection.viewer, kind, job)) return;
    if (!jobs.isSeenFrom(connection.project, job)) return;
    last = job.id;
    const { id, type, name } = job;
    connection.send({ id, type, mark: job.kind, name });
  };
  const sendAll = (ongoing: readonly OngoingJob[]) => {
    for (const job of ongoing) send(job);
  };
  const stop = jobs.watch({ started: send, missed: sendAll });
  connection.onClose(() => {
    isOpen = false;
    stop();
  });
  // The next start of a job is sent, although this one failed.
  jobs.ongoing().then(sendAll, (err: unknown) => log.warn({ err }, 'a console was not sent the jobs that run'));
}
