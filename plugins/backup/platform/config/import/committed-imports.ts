import type { PlatformKit } from '@signalbox/platform-kit';
import type { CommittedKind } from '../../operations/give-up/committed-kind';
import { filesGivenUp } from '../../operations/give-up/files-given-up';
import { endOf } from '../../operations/operation-fault';
import { tellNews } from '../../operations/progress';
import type { Task } from '../../operations/task-store';
import { pausePermission } from '../../operations/task-types';
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
export function committedImports(kit: PlatformKit): CommittedKind<ImportJournal, Task> {
  return {
    openJournals: () => openImports(kit),
    readJournal: (id) => readImportJournal(kit, id),
    hasFiles: (journal) => canFinishImport(kit, journal),
    find: (address) => importTask(kit, address),
    // The license has no say: nothing comes into the project, and while it waits every project does.
    requireRights: (viewer) => requirePermission({ viewer }, pausePermission('configImport')),
    async close(journal, check) {
      const { language = 'en' } = (await importTask(kit, journal)) ?? {};
      check();
      await closeImportJournal(kit, journal.id, {
        status: 'fail',
        ...endOf(filesGivenUp('importFilesGivenUp'), language),
      });
      const ended = await importTask(kit, journal);
      if (ended) await tellNews(kit, journal, ended);
    },
  };
}
