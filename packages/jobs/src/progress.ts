import type { JobUpdate, StoredJob } from '@signalbox/api';
import type { OngoingJob } from './job';
import type { JobStore } from './store/job-store';
import type { JobsDeps } from './jobs-deps';

/** The names date from when all jobs were backups. Replicas of the previous version listen to them. */
export const channels = {
  started: 'backup.begun',
  updated: 'backup.task',
  abort: 'backup.pause',
  handedBack: 'job.handedBack',
} as const;

export interface Reporter {
  update(change: Partial<Pick<StoredJob, 'progress' | 'phase' | 'canPause'>>): void;
  /** Resolves when the update is written and sent. */
  settle(
    change: Pick<StoredJob, 'isBeside'> & Partial<Pick<StoredJob, 'progress' | 'phase' | 'canPause'>>,
  ): Promise<void>;
  /** The last update. Resolves when it is written and sent. */
  end(change: JobEnd): Promise<void>;
}

export type JobEnd = Pick<StoredJob, 'status' | 'content' | 'endTime' | 'reason'> & { progress?: 1 };

interface ReporterDeps extends Pick<JobsDeps, 'notify' | 'log'> {
  store: JobStore;
  job: { project: string; id: string };
}

/** Writes the state of a job and sends it to all replicas, twice a second at most. */
export function createReporter({ store, notify, log, job }: ReporterDeps): Reporter {
  let waiting: Partial<StoredJob> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(change: Partial<StoredJob>) {
    await sendUpdate({ notify }, job, await store.change(job, change));
  }
  function handleTime() {
    timer = undefined;
    const change = waiting;
    waiting = undefined;
    // The next update has the newer state.
    if (change)
      writing = writing
        .then(() => write(change))
        .catch((err: unknown) => log.warn({ err }, 'a progress update was lost'));
  }
  async function writeNow(change: Partial<StoredJob>) {
    clearTimeout(timer);
    timer = undefined;
    const all = { ...waiting, ...change };
    waiting = undefined;
    await writing;
    await write(all);
  }
  return {
    update(change) {
      waiting = { ...waiting, ...change };
      timer ??= setTimeout(handleTime, intervalMilliseconds);
    },
    settle: writeNow,
    end: writeNow,
  };
}

/** Sends the state of a job to all replicas. */
export async function sendUpdate(
  { notify }: Pick<JobsDeps, 'notify'>,
  { project, id }: { project: string; id: string },
  job: OngoingJob,
): Promise<void> {
  await notify(channels.updated, { project, id, mark: job.kind, ...creatorOf(job), ...jobUpdateOf(job) });
}

/** In a notification. */
export function creatorOf({ creatorId }: Pick<StoredJob, 'creatorId'>): { creatorId?: string } {
  return creatorId === undefined ? {} : { creatorId };
}

type UpdatedJob = Pick<StoredJob, 'progress' | 'status' | 'phase' | 'content' | 'reason' | 'canPause'>;

export function jobUpdateOf({ progress, status, phase, content, reason, canPause }: UpdatedJob): JobUpdate {
  return {
    progress,
    status,
    phase,
    ...(content === '' ? {} : { message: content.slice(0, maxMessageCharacters) }),
    ...(reason ? { reason } : {}),
    ...(status === 'ongoing' && !canPause ? { canPause } : {}),
  };
}

const intervalMilliseconds = 500;
/** A notification of PostgreSQL carries less than 8 kB. */
const maxMessageCharacters = 1_000;
