import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { archivePath, removeFile } from '../archives/archive-files';
import { type BackupRecord, backupStore } from './backup-record';

/** Removes a backup, record and archive. Throws `backupProtected`, and `operationRunning` for one that is in use. */
export async function deleteBackup(kit: PlatformKit, { project, id }: { project: string; id: string }): Promise<void> {
  await kit.database.transaction().execute(async (transaction) => {
    const store = backupStore({ ...kit, database: transaction }, project);
    // Locked, so that nobody protects it at this moment.
    const record = (await store.change(id, (same) => same)) as unknown as BackupRecord;
    if (record.isProtected) throw new PlatformError('backupProtected', { detail: record.name });
    const restores = await store.count({
      kind: 'all',
      of: [
        { kind: 'equals', path: ['backupId'], value: id },
        { kind: 'equals', path: ['status'], value: 'ongoing' },
      ],
    });
    if (record.status === 'ongoing' || restores > 0)
      throw new PlatformError('operationRunning', { params: { name: record.name }, detail: id });
    await store.remove(id);
  });
  // A restore's record has none.
  await removeFile(archivePath(kit, { project, id }));
}
