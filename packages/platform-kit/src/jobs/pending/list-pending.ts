import type { PendingJob } from '@signalbox/api';
import type { Viewer } from '../../contract';
import type { PendingDeps } from './abandon';
import type { CommittedJobs, JobAddress } from './committed-jobs';

interface PendingToList {
  project: string;
  viewer: Viewer | undefined;
}

/** The pending jobs of a project. None while a job runs, because it may be that job, on another replica. */
export async function listPending<Journal extends JobAddress, Known extends { name: string }>(
  { jobs }: Pick<PendingDeps, 'jobs'>,
  kind: CommittedJobs<Journal, Known>,
  { project, viewer }: PendingToList,
): Promise<PendingJob[]> {
  const ids = await kind.openJournals();
  if (ids.length === 0 || (await jobs.isLocked())) return [];
  const pending: PendingJob[] = [];
  for (const id of ids) {
    const journal = await kind.readJournal(id);
    if (journal?.project !== project || (await kind.hasFiles(journal))) continue;
    const known = await kind.find({ project, id });
    if (known) pending.push({ id, name: known.name, mayGiveUp: isGranted(() => kind.requireRights(viewer, known)) });
  }
  return pending;
}

function isGranted(require: () => void): boolean {
  try {
    require();
    return true;
  } catch {
    return false;
  }
}
