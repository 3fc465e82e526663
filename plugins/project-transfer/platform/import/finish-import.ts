import { rm } from 'node:fs/promises';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
import { runAlone, tryEach, pendingRecovery } from '@signalbox/jobs';
import type { JobAddress } from '@signalbox/platform-kit/jobs';
import { filesAbandoned, isAbandonReason } from './files-abandoned';

import { carryOver, performSwap } from '@signalbox/project-data';
import type { Recoverer } from '../transfer-jobs';
import { exportPath } from '../export/export-routes';
import {
  canFinishImport,
  closeImportJournal,
  type ImportJournal,
  noteSwapped,
  openImports,
  readImportJournal,
} from './import-journal';
import { importTask } from './import-task';
import type { ImportDeps } from './run-import';

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
      throw pendingRecovery({ id, name: (await importTask(kit, journal))?.name ?? id });
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
  const folder = temporaryPath(kit, id);
  for (const { swap, unit } of journal.swaps) {
    check();
    await performSwap(kit.dataDir, swap);
    await carryOver({ dataDir: kit.dataDir, folder, item: 'fileServer' }, { swap, unit });
    await atStep?.('swapping');
  }
  await atStep?.('swapped');
  check();
  await noteSwapped(kit, id);
  await rm(folder, { recursive: true, force: true });
  await closeImportJournal(kit, id, { status: 'finish' });
}

/** The result when another replica has ended the import meanwhile. */
async function endElsewhere(kit: PlatformKit, address: JobAddress): Promise<void> {
  if (isAbandonReason((await importTask(kit, address))?.reason?.reason)) throw filesAbandoned();
}

/** Recovers exports and imports of a crashed process: finishes committed imports, discards the others. */
export function recoverTransfers(kit: PlatformKit): Recoverer {
  return async ({ id, project, mark }) => {
    if (mark === 'configExport') {
      await rm(exportPath(kit, id), { force: true });
      await rm(`${exportPath(kit, id)}.part`, { force: true });
    }
    if (mark !== 'configImport') return undefined;
    const isCommitted = (await readImportJournal(kit, id)) !== undefined;
    if (isCommitted) await finishImport({ kit }, { id, project });
    await rm(temporaryPath(kit, id), { recursive: true, force: true });
    return isCommitted ? { status: 'finish' } : undefined;
  };
}

/** Retries committed imports whose last steps failed. */
export async function finishLeftImports(deps: FinishDeps): Promise<void> {
  const { kit } = deps;
  if ((await openImports(kit)).length === 0) return;
  await kit.jobs.withFreeLock(async () =>
    tryEach(await openImports(kit), async (id) => {
      const journal = await readImportJournal(kit, id);
      if (journal) await finishImport(deps, journal);
    }),
  );
}
