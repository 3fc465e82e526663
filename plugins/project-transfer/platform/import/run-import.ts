import type { JobContext } from '@signalbox/jobs';
import { inTransaction, folderOfJob, removeJobFolder } from '@signalbox/project-data';
import { commitImport } from './commit/commit-import';
import { finishImport } from './finish/finish-import';
import type { ImportContext, ImportDeps, ImportToRun } from './import-context';
import { readImportJournal } from './journal/import-journal';
import type { ImportTotals } from './plan/counted-parts';
import { prepareImport } from './prepare/prepare-import';
import { stageImport } from './stage/stage-import';

/**
 * Imports an archive completely or not at all: prepare, stage, commit, finish. Everything is staged first. One
 * transaction then changes the data and writes the journal of the file swaps. Its commit decides: an error before it
 * leaves the platform unchanged, and after it any replica finishes an interrupted import. Returns undefined when it was
 * committed, but the connection was lost before the result came.
 */
export async function runImport(
  deps: ImportDeps,
  input: ImportToRun,
  job: JobContext,
): Promise<ImportTotals | undefined> {
  const context = { deps, input, job, jobFolder: folderOfJob(deps.kit, job.id) };
  let totals: ImportTotals | undefined;
  try {
    totals = await changeData(context);
  } catch (error) {
    // After a lost connection only the database knows whether the commit succeeded.
    if (!(await readImportJournal(deps.kit, job.id))) {
      await removeJobFolder(deps.kit, job.id);
      throw error;
    }
  }
  await deps.atStep?.('committed');
  job.progress(0.95, 'swap');
  await finishImport(deps, { id: job.id, project: input.project });
  return totals;
}

async function changeData(context: ImportContext): Promise<ImportTotals> {
  const prepared = await prepareImport(context);
  return inTransaction(context.deps.kit.pool, async (transaction) => {
    const staged = await stageImport(prepared, transaction);
    return commitImport(staged, transaction);
  });
}
