import { openArchive, type OpenArchive } from '@signalbox/archive';
import { borrowArchive } from '../../archives/archive-files';
import {
  applyModules,
  inTransaction,
  planModules,
  lockModules,
  folderOfJob,
  type ModuleRules,
  stageModules,
  treeOf,
  undoSwap,
  writeEarlierNotes,
} from '@signalbox/project-data';
import { mediaChannel } from '@signalbox/platform-kit';
import { restoreSecrets } from '../journal/kept-secrets';
import { restoreWrites } from '../journal/kept-writes';
import { setJournalState, type RestoreJournal } from '../journal/journal';
import type { RestoreDeps } from '../restore-deps';

/**
 * Rolls a restore back: the data from the safety backup and the saved writes of others, the files by swapping them
 * back. If it is interrupted, it continues from the state of its journal.
 */
export async function rollBack({ kit, catalog, atStep }: RestoreDeps, journal: RestoreJournal): Promise<void> {
  const { id, project, state, details } = journal;
  const modules = Object.keys(details.rules);
  if (state === 'committed')
    await inTransaction(kit.pool, async ({ client, database }) => {
      await setJournalState(client, id, 'returning');
      if (modules.length === 0 || details.safetyId === undefined) return;
      const file = await borrowArchive(kit, { project, id: details.safetyId });
      let archive: OpenArchive | undefined;
      try {
        archive = await openArchive(file);
        const rules: ModuleRules = Object.fromEntries(modules.map((module) => [module, 2]));
        await stageModules({ client, archive, rules, isReturn: true });
        await restoreWrites(client, id, modules);
        await lockModules(client, project);
        await restoreSecrets(client, id);
        const results = await planModules({ client, catalog, project, rules, viewer: undefined });
        await applyModules({ client, database, kit, project, results, userId: null });
      } finally {
        await archive?.close();
        await file.release();
      }
    });
  await atStep?.('dataReturned');
  for (const item of ['html', 'fileServer'] as const)
    for (const { swap } of (details[item]?.swaps ?? []).toReversed()) {
      await undoSwap(treeOf(kit, item), swap);
      await atStep?.('swappingBack');
    }
  await writeEarlierNotes({ kit, project, jobFolder: folderOfJob(kit, id) });
  await kit.notify(mediaChannel, { project });
}
