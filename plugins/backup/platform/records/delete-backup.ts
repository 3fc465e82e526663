import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { backupErrors } from '../../shared/errors';
import { archiveKey } from '../archives/archive-files';
import { backupStore } from './backup-record';
import { backupsInUse } from './backups-in-use';

/** Deletes a backup, record and archive. Throws `backupProtected`, `operationRunning` and `backupInUse`. */
export async function deleteBackup(kit: PlatformKit, { project, id }: { project: string; id: string }): Promise<void> {
  await kit.database.transaction().execute(async (transaction) => {
    const own = { ...kit, database: transaction };
    const store = backupStore(own, project);
    // The lock prevents a user from protecting the backup at this moment.
    const record = await store.change(id, (same) => same);
    if (record.isProtected) throw new PlatformError(backupErrors.backupProtected, { detail: record.name });
    if (record.status === 'ongoing')
      throw new PlatformError('operationRunning', { params: { name: record.name }, detail: id });
    if ((await backupsInUse(own, project)).has(id))
      throw new PlatformError(backupErrors.backupInUse, { detail: record.name });
    await store.remove(id);
    // Deletes the archive first: an archive without a record would be adopted as a backup. The record of a restore has
    // no archive.
    await kit.archives.remove(archiveKey({ project, id }));
  });
}
