import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { archivePath } from '../archives/archive-files';
import { backupRecord } from './backup-record';
import type { BackupRecord } from '../../shared/backup-record';

/** A completed backup and the path of its archive. Throws `notFound`. */
export async function usableBackup(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
): Promise<{ record: BackupRecord; path: string }> {
  const record = await backupRecord(kit, { project, id });
  if (record?.type !== 'export' || record.status !== 'succeed') throw new PlatformError('notFound', { detail: id });
  return { record, path: archivePath(kit, { project, id }) };
}
