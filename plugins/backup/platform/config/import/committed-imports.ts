import type { PlatformKit } from '@signalbox/platform-kit';
import type { CommittedJobs } from '@signalbox/platform-kit/jobs';
import { filesGivenUp } from '../../restore/files-abandoned';
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

/** Imports, as those see them who give up their files. */
export function committedImports(kit: PlatformKit): CommittedJobs<ImportJournal, StoredJob> {
  return {
    openJournals: () => openImports(kit),
    readJournal: (id) => readImportJournal(kit, id),
    hasFiles: (journal) => canFinishImport(kit, journal),
    find: (address) => importTask(kit, address),
    // The license has no say: nothing comes into the project, and while it waits every project does.
    requireRights: (viewer) => requirePermission({ viewer }, transferPermission),
    async close(journal, check) {
      const { language = 'en' } = (await importTask(kit, journal)) ?? {};
      check();
      await closeImportJournal(kit, journal.id, {
        status: 'fail',
        ...endOf(filesGivenUp('importFilesGivenUp'), language),
      });
      await kit.jobs.announce(journal);
    },
  };
}
