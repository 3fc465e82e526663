import { inTransaction, removeJobFolder } from '@signalbox/project-data';
import type { JobContext } from '@signalbox/jobs';
import { commitRestore } from './commit/commit-restore';
import { finishRestore } from './finish/finish-restore';
import { readJournal } from './journal/journal';
import { closeRestore, openRestore } from './prepare/open-restore';
import { prepareRestore } from './prepare/prepare-restore';
import { phases, shareOf } from './progress/phases';
import type { RestoreContext, RestoreToRun } from './restore-context';
import type { RestoreDeps } from './restore-deps';
import { stageRestore } from './stage/stage-restore';
import type { RestoreTotals } from '../../shared/backup-record';

/**
 * Restores a backup completely or not at all: prepare, stage, commit, finish. Everything is staged first. One
 * transaction then changes the data and writes the journal of the remaining work. Its commit decides: an error before
 * it leaves the platform unchanged, and after it `recoverRestores` finishes the restore.
 */
export async function runRestore(deps: RestoreDeps, input: RestoreToRun, job: JobContext): Promise<RestoreTotals> {
  const context = await openRestore({ deps, input, job });
  try {
    await changeData(context);
  } catch (error) {
    // After a lost connection only the database knows whether the commit succeeded.
    if (!(await readJournal(deps.kit, job.id))) {
      await removeJobFolder(deps.kit, job.id);
      throw error;
    }
  } finally {
    await closeRestore(context);
  }
  await deps.atStep?.('committed');
  const onPhase = (phase: keyof typeof phases) => job.progress(shareOf(phase, 0), phases[phase]);
  return finishRestore(deps, { id: job.id, project: input.project }, onPhase);
}

async function changeData(context: RestoreContext): Promise<void> {
  const prepared = await prepareRestore(context);
  await inTransaction(context.deps.kit.pool, async (transaction) => {
    const staged = await stageRestore(prepared, transaction);
    await commitRestore(staged, transaction);
  });
}
