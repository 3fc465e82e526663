import type { PlatformKit } from '@signalbox/platform-kit';
import type { CommittedJobs, JobAddress } from '@signalbox/platform-kit/jobs';
import { filesAbandoned, type AbandonReason } from '../files-abandoned';
import { backupRecord } from '../../records/backup-record';
import { requirePermission } from '@signalbox/platform-kit/rest';
import { type BackupScope, mustEndSessions, permissionFor } from '../../scopes';
import { hasJobFolder } from '@signalbox/project-data';
import { closeJournal, openJournals, readJournal, type RestoreJournal } from '../journal/journal';
import { requireRights } from '../choice/restore-choice';
import { recordFailure } from '../journal/restore-record';
import type { BackupRecord } from '../../../shared/backup-record';

/** Restores of one kind of backup, in the form that the routes for abandoning files need. */
export function committedRestores(kit: PlatformKit, scope: BackupScope): CommittedJobs<RestoreJournal, BackupRecord> {
  return {
    openJournals: () => openJournals(kit),
    readJournal: (id) => readJournal(kit, id),
    hasFiles: ({ id }) => hasJobFolder(kit, id),
    find: (address) => restoreRecord(kit, address),
    requireRights(viewer, record) {
      for (const action of ['import', 'restore'] as const) requirePermission({ viewer }, permissionFor(scope, action));
      requireRights(viewer, record);
    },
    async close(journal, check) {
      const { id, project } = journal;
      const reason = abandonReason(journal);
      if (mustEndSessions(project)) await kit.endAllSessions(reason === 'filesGivenUp' ? 'restored' : 'returned');
      check();
      // Before the journal is removed: a crash in between leaves the restore pending.
      await recordFailure(kit, { id, project }, filesAbandoned(reason));
      await closeJournal(kit, id);
    },
  };
}

async function restoreRecord(kit: PlatformKit, address: JobAddress): Promise<BackupRecord | undefined> {
  const record = await backupRecord(kit, address);
  return record?.type === 'import' ? record : undefined;
}

/** The last transaction decides the data: restored, or rolled back. */
function abandonReason({ state }: Pick<RestoreJournal, 'state'>): AbandonReason {
  return state === 'returning' ? 'filesGivenUpReturned' : 'filesGivenUp';
}
