import type { ArchiveItems } from '@signalbox/schemas/types';
import { collectionStore, type CollectionStore, type PlatformKit } from '@signalbox/platform-kit';
import { type BackupItem, backupItems } from '../../shared/backup-items';
import type { BackupRecord } from '../../shared/backup-record';

export const backupCollection = 'backup';

export function backupStore(kit: PlatformKit, project: string): CollectionStore<BackupRecord> {
  return collectionStore<BackupRecord>({ ...kit, project, collection: backupCollection });
}

export async function backupRecord(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
): Promise<BackupRecord | undefined> {
  return backupStore(kit, project).get(id);
}

/** File name of the archive for users. */
export function archiveName({ name }: Pick<BackupRecord, 'name'>): string {
  return `${name}.zip`;
}

/** The wire format has sizes in MB, with decimals for small ones. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 2 ** 20) * 1e6) / 1e6;
}

/** The items of a choice, in order. */
export function chosenItems(item: ArchiveItems): BackupItem[] {
  return backupItems.filter((each) => item[each] === true);
}
