import { openArchive } from '@signalbox/archive';
import { archivePath } from '../archives/archive-files';
import {
  applyModules,
  inTransaction,
  planModules,
  lockModules,
  type ModuleRules,
  stageModules,
  undoSwap,
} from '@signalbox/project-data';
import { restoreSecrets } from './kept-secrets';
import { restoreWrites } from './kept-writes';
import { setJournalState, type RestoreJournal } from './journal';
import type { RestoreDeps } from './restore-deps';

/**
 * Brings back what was there before: the data from the safety backup and what others wrote while it was made, the files by
 * swapping them back. Cut short, it is done again from where its journal stands.
 */
export async function returnToSafety({ kit, catalog, atStep }: RestoreDeps, journal: RestoreJournal): Promise<void> {
  const { id, project, state, facts: options } = journal;
  const modules = Object.keys(options.rules);
  if (state === 'committed')
    await inTransaction(kit.pool, async ({ client, database }) => {
      await setJournalState(client, id, 'returning');
      if (modules.length === 0 || options.safetyId === undefined) return;
      const archive = await openArchive({ path: archivePath(kit, { project, id: options.safetyId }) });
      try {
        const rules: ModuleRules = Object.fromEntries(modules.map((module) => [module, 2]));
        await stageModules({ client, archive, rules, isReturn: true });
        await restoreWrites(client, id, modules);
        await lockModules(client, project);
        await restoreSecrets(client, id);
        const results = await planModules({ client, catalog, project, rules, isReturn: true });
        await applyModules({ client, database, kit, project, verdicts: results, userId: null });
      } finally {
        await archive.close();
      }
    });
  await atStep?.('dataReturned');
  for (const item of ['html', 'fileServer'] as const)
    for (const { swap } of (options[item]?.swaps ?? []).toReversed()) {
      await undoSwap(kit.dataDir, swap);
      await atStep?.('swappingBack');
    }
}
