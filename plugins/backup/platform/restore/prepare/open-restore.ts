import { openArchive } from '@signalbox/archive';
import { folderOfJob, tidyIndex } from '@signalbox/project-data';
import { borrowArchive } from '../../archives/archive-files';
import { restoreProgress } from '../progress/restore-progress';
import type { RestoreContext } from '../restore-context';
import { bytesToStage } from './restore-size';

/** Opens the archive of a restore. The caller calls `closeRestore` in a `finally` block. */
export async function openRestore({
  deps,
  input,
  job,
}: Pick<RestoreContext, 'deps' | 'input' | 'job'>): Promise<RestoreContext> {
  const file = await borrowArchive(deps.kit, { project: input.project, id: input.backupId }, { signal: job.signal });
  const archive = await openArchive(file).catch(async (error: unknown) => {
    await file.release();
    throw error;
  });
  const report = restoreProgress(job.progress, bytesToStage(archive, input.choice));
  const jobFolder = folderOfJob(deps.kit, job.id);
  return { deps, input, job, archive, file, jobFolder, report, opened: { isIndexDropped: false } };
}

/** Closes what the restore has opened, and starts to tidy the index of documents. */
export async function closeRestore({ deps: { kit, bodyIndex }, archive, file, opened }: RestoreContext): Promise<void> {
  try {
    await opened.snapshot?.close();
    await opened.planning?.catch(ignoreHandled);
    await archive.close();
    await file.release();
  } finally {
    // Not awaited. Housekeeping repeats it when it fails.
    const tidied = opened.isIndexDropped ? bodyIndex.restore() : tidyIndex(kit);
    tidied.catch(leaveToHousekeeping);
  }
}

/** The phase that awaits the plan throws its error. */
function ignoreHandled(): void {}
function leaveToHousekeeping(): void {}
