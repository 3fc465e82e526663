import { applyModules, lockModules, planModules, stageAgain, type Transaction } from '@signalbox/project-data';
import { lockJournal, writeJournal } from '../journal/journal';
import { keepSecrets } from '../journal/kept-secrets';
import { keepWrites } from '../journal/kept-writes';
import { phases, shareOf } from '../progress/phases';
import type { StagedRestore } from '../stage/stage-restore';
import { journalOf } from './journal-of';

/** Changes the data and writes the journal, in the transaction of the caller. Its commit decides. */
export async function commitRestore(context: StagedRestore, transaction: Transaction): Promise<void> {
  const { deps, job, input, modules } = context;
  const { client } = transaction;
  const { project, viewer } = input;
  const { id } = job;
  await lockJournal(client, id);
  await job.passPointOfNoReturn();
  job.progress(shareOf('apply', 0), phases.apply);
  await lockModules(client, project);
  await deps.atStep?.('locked');
  const results = await planLocked(context, transaction);
  await keepSecrets({ client, id, project, modules });
  await applyModules({ ...transaction, kit: deps.kit, project, results, userId: viewer.userId });
  await deps.atStep?.('applied');
  await writeJournal(client, journalOf(context, results));
  await deps.atStep?.('written');
}

/** Plans the changes of the locked modules. Modules that others wrote to since the snapshot are staged again. */
async function planLocked(context: StagedRestore, { client }: Transaction) {
  const { deps, job, input, archive, snapshot, modules, empty, placed, differences, same } = context;
  const { project, choice, viewer } = input;
  const { rules } = choice;
  const changed = await keepWrites({ client, snapshot, id: job.id, project, modules, placed, empty });
  const outdated = [...differences.keys()].filter((module) => changed.has(module));
  await stageAgain({ client, archive }, outdated);
  for (const module of outdated) differences.delete(module);
  return planModules({ client, catalog: deps.catalog, project, rules, viewer, placed, same, differences });
}
