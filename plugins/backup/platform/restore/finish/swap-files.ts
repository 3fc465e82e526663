import { carryOver, folderOfJob, performSwap, treeOf, writeStagedNotes } from '@signalbox/project-data';
import { mediaChannel } from '@signalbox/platform-kit';
import type { RestoreJournal } from '../journal/journal';
import type { RestorePhase } from '../progress/phases';
import type { RestoreDeps } from '../restore-deps';

/** The restore that this process finishes. */
export interface Committed {
  journal: RestoreJournal;
  /** Throws when another replica may have started to finish it. */
  check: () => void;
  onPhase: (phase: RestorePhase) => void;
}

/** Swaps the existing files with the staged ones by renames. Can be repeated. */
export async function swapFiles({ kit, atStep }: RestoreDeps, { journal, check }: Committed): Promise<void> {
  const { id, project, details } = journal;
  const jobFolder = folderOfJob(kit, id);
  for (const item of ['fileServer', 'html'] as const)
    for (const { swap, unit } of details[item]?.swaps ?? []) {
      check();
      await performSwap(treeOf(kit, item), swap);
      await atStep?.('swapping');
      // Only restores write to the front-end package.
      if (item === 'fileServer') await carryOver({ tree: treeOf(kit, item), jobFolder, item }, { swap, unit });
    }
  await writeStagedNotes({ kit, project, jobFolder });
  await kit.notify(mediaChannel, { project });
}
