import type { OngoingJob } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { CommittedJobs } from '@signalbox/platform-kit/jobs';
import { endOf } from '@signalbox/platform-kit/archive-files';

import { requirePermission } from '@signalbox/platform-kit/rest';
import { filesAbandoned } from './finish-import';
import {
  canFinishImport,
  closeImportJournal,
  importJob,
  type ImportJournal,
  openImports,
  readImportJournal,
} from '../journal/import-journal';
import { transferPermission } from '../../../shared/transfer-jobs';

/** Imports, in the form that the routes for abandoning files need. */
export function committedImports(kit: PlatformKit): CommittedJobs<ImportJournal, OngoingJob> {
  return {
    openJournals: () => openImports(kit),
    readJournal: (id) => readImportJournal(kit, id),
    hasFiles: (journal) => canFinishImport(kit, journal),
    find: (address) => importJob(kit, address),
    // The license does not matter: nothing is imported, and every project waits for the pending one.
    requireRights: (viewer) => requirePermission({ viewer }, transferPermission),
    async close(journal, check) {
      const { language = 'en' } = (await importJob(kit, journal)) ?? {};
      check();
      await closeImportJournal(kit, journal.id, {
        status: 'fail',
        ...endOf(filesAbandoned(), language),
      });
      await kit.jobs.announce(journal);
    },
  };
}
