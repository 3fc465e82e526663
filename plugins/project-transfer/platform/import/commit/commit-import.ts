import { documentsChannel } from '@signalbox/platform-kit';
import { applyDocuments, applySetting, lockModules, type Transaction } from '@signalbox/project-data';
import { lockImportJournal, writeImportJournal } from '../journal/import-journal';
import type { ImportTotals } from '../plan/counted-parts';
import { type DataPlan, planData } from '../plan/plan-data';
import type { StagedImport } from '../stage/stage-import';

/** Locks and changes the data, and writes the journal. The commit of the transaction decides. */
export async function commitImport(staged: StagedImport, transaction: Transaction): Promise<ImportTotals> {
  const { deps, input, job, archive, parts, swaps, media } = staged;
  const { project, rule, viewer } = input;
  const { client } = transaction;
  await lockImportJournal(client, job.id);
  await job.passPointOfNoReturn();
  job.progress(0.85, 'apply');
  await lockModules(client, project);
  await deps.atStep?.('locked');
  const plan = await planData({ client, archive, project, parts, rule, catalog: deps.catalog, viewer });
  await applyData(staged, plan, transaction);
  await writeImportJournal(client, { id: job.id, project, swaps });
  await deps.atStep?.('applied');
  return { parts, data: plan, media: media && { counts: media.counts, invalid: media.invalid } };
}

async function applyData({ deps, input }: StagedImport, plan: DataPlan, transaction: Transaction): Promise<void> {
  const { project, viewer } = input;
  const { client, database } = transaction;
  for (const { part, counts } of plan.parts)
    if (part.kind === 'collection') await applyDocuments({ client, module: part.collection, project, counts });
  const { userId } = viewer;
  if (plan.setting) await applySetting({ client, database, kit: deps.kit, project, result: plan.setting, userId });
  await deps.kit.notify(documentsChannel, { project }, database);
}
