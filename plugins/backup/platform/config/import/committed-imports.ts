import type { PlatformKit } from '@signalbox/platform-kit';
import type { CommittedJobs } from '@signalbox/platform-kit/jobs';
import { filesAbandoned } from '../../restore/files-abandoned';
import { endOf } from '../../archives/operation-error';

import type { StoredJob } from '@signalbox/jobs';
import { transferPermission } from '../transfer-jobs';
import { requirePermission } from '../../require-permission';
import {
  canFinishImport,
  closeImportJournal,
  type ImportJournal,
  openImports,
  readImportJournal,
} from './import-journal';
import { importTask } from './import-task';

/** Imports, in the form that the routes for abandoning files need. */
export function committedImports(kit: PlatformKit): CommittedJobs<ImportJournal, StoredJob> {
  return {
    openJournals: () => openImports(kit),
    readJournal: (id) => readImportJournal(kit, id),
    hasFiles: (journal) => canFinishImport(kit, journal),
    find: (address) => importTask(kit, address),
    // The license does not matter: nothing is imported, and every project waits for the pending one.
    requireRights: (viewer) => requirePermission({ viewer }, transferPermission),
    async close(journal, check) {
      const { language = 'en' } = (await importTask(kit, journal)) ?? {};
      check();
      await closeImportJournal(kit, journal.id, {
        status: 'fail',
        ...endOf(filesAbandoned('importFilesGivenUp'), language),
      });
      await kit.jobs.announce(journal);
    },
  };
}
