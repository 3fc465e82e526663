import type { JobDescription, OngoingJob } from './job';
import type { JobKind } from './job-kind';

interface NewTaskOptions {
  id: string;
  job: JobDescription;
  kind: JobKind;
  now: Date;
}

/** The task of a job that starts now. */
export function newTask({ id, job, kind, now }: NewTaskOptions): OngoingJob {
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
    ...(job.creatorId === undefined ? {} : { creatorId: job.creatorId }),
    ...(isBeside ? { isBeside } : {}),
    language: job.language ?? 'en',
  };
}
