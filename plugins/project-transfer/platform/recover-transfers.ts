import { rm } from 'node:fs/promises';
import type { PlatformKit } from '@signalbox/platform-kit';
import { removeJobFolder } from '@signalbox/project-data';
import { transferJobs } from '../shared/transfer-jobs';
import { exportPath } from './export/export-routes';
import { finishImport } from './import/finish/finish-import';
import { readImportJournal } from './import/journal/import-journal';
import type { Recoverer } from './transfer-jobs';

/** Recovers exports and imports of a crashed process: finishes committed imports, discards the others. */
export function recoverTransfers(kit: PlatformKit): Recoverer {
  return async ({ id, project, kind }) => {
    if (kind === transferJobs.export.kind) {
      await rm(exportPath(kit, id), { force: true });
      await rm(`${exportPath(kit, id)}.part`, { force: true });
    }
    if (kind !== transferJobs.import.kind) return undefined;
    const isCommitted = (await readImportJournal(kit, id)) !== undefined;
    if (isCommitted) await finishImport({ kit }, { id, project });
    await removeJobFolder(kit, id);
    return isCommitted ? { status: 'finish' } : undefined;
  };
}
