import { rm } from 'node:fs/promises';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryPath } from '../../archives/archive-files';
import { finishAlone } from '../../operations/finish-alone';
import { takeOperationLock } from '../../operations/operation-lock';
import { taskStore } from '../../operations/task-store';
import { unfinished } from '../../operations/unfinished';
import type { Recoverer } from '../../operations/contract';
import { carryOver } from '../../restore/files/swaps-of';
import { exists, performSwap } from '../../restore/files/swap';
import { exportPath } from '../export/export-routes';
import { closeImportJournal, type ImportJournal, noteSwapped, openImports, readImportJournal } from './import-journal';

/** Brings the files of a committed import into place. Every step may be done again. Throws `operationUnfinished` where only another replica can. */
export async function finishImport(kit: PlatformKit, id: string): Promise<void> {
  await finishAlone(kit.pool, id, async (check) => {
    const journal = await readImportJournal(kit, id);
    if (journal) await finishCommitted(kit, { journal, check });
  });
}

interface Committed {
  journal: ImportJournal;
  /** Throws where another may have begun to finish it. */
  check: () => void;
}

async function finishCommitted(kit: PlatformKit, { journal, check }: Committed): Promise<void> {
  const { id, project } = journal;
  const folder = temporaryPath(kit, id);
  // The files lie where only a replica with the same data folder can reach them.
  if (journal.swaps.length > 0 && !(await exists(folder)))
    throw unfinished({ id, name: String((await taskStore(kit, project).get(id))?.['name'] ?? id) });
  for (const { swap, unit } of journal.swaps) {
    check();
    await performSwap(kit.dataDir, swap);
    await carryOver({ dataDir: kit.dataDir, folder, item: 'fileServer' }, { swap, unit });
  }
  check();
  await noteSwapped(kit, id);
  await rm(folder, { recursive: true, force: true });
  await closeImportJournal(kit, id);
}

/** What a dead process left of an export or import: finished where it was committed, else thrown away. */
export function recoverTransfers(kit: PlatformKit): Recoverer {
  return async ({ id, mark }) => {
    if (mark === 'configExport') {
      await rm(exportPath(kit, id), { force: true });
      await rm(`${exportPath(kit, id)}.part`, { force: true });
    }
    if (mark !== 'configImport') return undefined;
    const isCommitted = (await readImportJournal(kit, id)) !== undefined;
    if (isCommitted) await finishImport(kit, id);
    await rm(temporaryPath(kit, id), { recursive: true, force: true });
    return isCommitted ? { status: 'finish' } : undefined;
  };
}

/** Committed imports whose last steps failed: tried again. */
export async function finishLeftImports(kit: PlatformKit): Promise<void> {
  if ((await openImports(kit)).length === 0) return;
  const lock = await takeOperationLock(kit.pool);
  if (!lock) return;
  try {
    for (const id of await openImports(kit)) await finishImport(kit, id);
  } finally {
    await lock.release();
  }
}
