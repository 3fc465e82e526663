import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { ArchiveAddress } from '../archives/archive-files';
import { backupRecord } from './backup-record';
import type { BackupRecord } from '../../shared/backup-record';

/** A completed backup and the address of its archive. Throws `notFound`. */
export async function usableBackup(
  kit: PlatformKit,
  address: ArchiveAddress,
): Promise<{ record: BackupRecord; address: ArchiveAddress }> {
  const record = await backupRecord(kit, address);
  if (record?.type !== 'export' || record.status !== 'succeed')
    throw new PlatformError('notFound', { detail: address.id });
  return { record, address };
}
