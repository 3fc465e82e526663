import { PlatformError } from '@signalbox/api';
import { isPendingRecovery, runAlone } from '@signalbox/jobs';
import type { PlatformKit } from '../../contract';
import type { CommittedJobs, JobAddress } from './committed-jobs';

export type PendingDeps = Pick<PlatformKit, 'pool' | 'jobs'>;

interface JobToAbandon extends JobAddress {
  name: string;
}

/**
 * Ends a committed job whose data folder is lost: its data in the database and its files stay as they are, and no health
 * check runs. Throws `operationRunning` while a job runs, `operationOver` if the job is no longer pending, and
 * `operationHasFiles` if this replica can finish it.
 */
export async function abandon<Journal extends JobAddress, Known extends { name: string }>(
  { pool, jobs }: PendingDeps,
  kind: CommittedJobs<Journal, Known>,
  { id, project, name }: JobToAbandon,
): Promise<void> {
  await jobs.withLock({ crashedJobId: id }, () =>
    runAlone(pool, id, async (check) => {
      const journal = await kind.readJournal(id);
      if (journal?.project !== project)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      if (await kind.hasFiles(journal)) throw new PlatformError('operationHasFiles', { params: { name } });
      await kind.close(journal, check);
    }),
  );
  // Its task may still run. Another pending recovery is an error of the next start, not of this call.
  await jobs.recover().catch((error: unknown) => {
    if (!isPendingRecovery(error)) throw error;
  });
}
