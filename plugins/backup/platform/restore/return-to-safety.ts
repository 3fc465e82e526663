import { openArchive } from '@signalbox/archive';
import { archivePath } from '../archives/archive-files';
import {
  applyModules,
  inTransaction,
  judgeModules,
  lockModules,
  type ModuleRules,
  stageModules,
  undoSwap,
} from '@signalbox/project-data';
import { giveBackSecrets } from './kept-secrets';
import { giveBackWrites } from './kept-writes';
import { setJournalState, type RestoreJournal } from './journal';
import type { RestoreParts } from './restore-parts';

/**
 * Brings back what was there before: the data from the safety backup and what others wrote while it was made, the files by
 * swapping them back. Cut short, it is done again from where its journal stands.
 */
export async function returnToSafety({ kit, catalog, atStep }: RestoreParts, journal: RestoreJournal): Promise<void> {
  const { id, project, state, facts } = journal;
  const modules = Object.keys(facts.rules);
  if (state === 'committed')
    await inTransaction(kit.pool, async ({ client, database }) => {
      await setJournalState(client, id, 'returning');
      if (modules.length === 0 || facts.safetyId === undefined) return;
      const archive = await openArchive({ path: archivePath(kit, { project, id: facts.safetyId }) });
      try {
        const rules: ModuleRules = Object.fromEntries(modules.map((module) => [module, 2]));
        await stageModules({ client, archive, rules, isReturn: true });
        await giveBackWrites(client, id, modules);
        await lockModules(client, project);
        await giveBackSecrets(client, id);
        const verdicts = await judgeModules({ client, catalog, project, rules, isReturn: true });
        await applyModules({ client, database, kit, project, verdicts, userId: null });
      } finally {
        await archive.close();
      }
    });
  await atStep?.('dataReturned');
  for (const item of ['html', 'fileServer'] as const)
    for (const { swap } of (facts[item]?.swaps ?? []).toReversed()) {
      await undoSwap(kit.dataDir, swap);
      await atStep?.('swappingBack');
    }
}
