import { PlatformError } from '@signalbox/api';
import { mediaChannel, type PlatformKit } from '@signalbox/platform-kit';
import { runAlone, tryEach, pendingRecovery } from '@signalbox/jobs';
import type { JobAddress } from '@signalbox/platform-kit/jobs';
import { carryOver, folderOfJob, performSwap, removeJobFolder, writeStagedNotes } from '@signalbox/project-data';
import {
  canFinishImport,
  closeImportJournal,
  importJob,
  type ImportJournal,
  noteSwapped,
  openImports,
  readImportJournal,
} from '../journal/import-journal';
import { transferErrors } from '../../../shared/errors';
import type { ImportDeps } from '../import-context';

/**
 * Moves the files of a committed import to their targets. Every step can be repeated. Throws `operationUnfinished` when
 * only another replica can do it, and `importFilesGivenUp` when a user abandoned them meanwhile.
 */
export async function finishImport(deps: FinishDeps, address: JobAddress): Promise<void> {
  const { kit } = deps;
  const { id } = address;
  await runAlone(kit.pool, id, async (check) => {
    const journal = await readImportJournal(kit, id);
    if (!journal) return endElsewhere(kit, address);
    if (!(await canFinishImport(kit, journal)))
      throw pendingRecovery({ id, name: (await importJob(kit, journal))?.name ?? id });
    return finishCommitted(deps, { journal, check });
  });
}

type FinishDeps = Pick<ImportDeps, 'kit' | 'atStep'>;

interface Committed {
  journal: ImportJournal;
  /** Throws when another replica may have started to finish it. */
  check: () => void;
}

async function finishCommitted({ kit, atStep }: FinishDeps, { journal, check }: Committed): Promise<void> {
  const { id } = journal;
  const jobFolder = folderOfJob(kit, id);
  for (const { swap, unit } of journal.swaps) {
    check();
    await performSwap(kit.fileTree, swap);
    await carryOver({ tree: kit.fileTree, jobFolder, item: 'fileServer' }, { swap, unit });
    await atStep?.('swapping');
  }
  await writeStagedNotes({ kit, project: journal.project, jobFolder });
  await kit.notify(mediaChannel, { project: journal.project });
  await atStep?.('swapped');
  check();
  await noteSwapped(kit, id);
  await removeJobFolder(kit, id);
  await closeImportJournal(kit, id, { status: 'finish' });
}

/** The result when another replica has ended the import meanwhile. */
async function endElsewhere(kit: PlatformKit, address: JobAddress): Promise<void> {
  if ((await importJob(kit, address))?.reason?.reason === importFilesGivenUp.name) throw filesAbandoned();
}

/** Retries committed imports whose last steps failed. */
export async function finishCommittedImports(deps: FinishDeps): Promise<void> {
  const { kit } = deps;
  if ((await openImports(kit)).length === 0) return;
  await kit.jobs.withFreeLock(async () =>
    tryEach(await openImports(kit), async (id) => {
      const journal = await readImportJournal(kit, id);
      if (journal) await finishImport(deps, journal);
    }),
  );
}

const { importFilesGivenUp } = transferErrors;

/** The error of an import whose files a user abandoned. */
export function filesAbandoned(): PlatformError {
  return new PlatformError(importFilesGivenUp, { params: { reason: importFilesGivenUp.name } });
}
