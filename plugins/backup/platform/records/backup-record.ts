import type { MessageLocale } from '@signalbox/api';
import { collectionStore, type CollectionStore, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { type BackupItem, backupItems } from '../../shared/backup-items';

export type ItemChoice = Partial<Record<BackupItem, boolean>>;
export type BackupOrigin = 'manual' | 'cycle' | 'upload' | 'safety';

/** A document of `core/backup`. */
export type BackupRecord = {
  id: string;
  name: string;
  item: ItemChoice;
  modules: string[];
  excludedDirs: string[];
  moduleRules?: JsonObject;
  /** `import` records are restores. They have no archive. */
  type: 'export' | 'import';
  status: 'ongoing' | 'succeed' | 'fail';
  /** Size of the archive, in MB and in bytes. */
  size: number;
  bytes: number;
  /** Uncompressed bytes of the content, and seconds for making the backup. */
  contentBytes?: number;
  seconds?: number;
  /** ISO. */
  createTime: string;
  updateTime: string;
  /** ISO: the moment of the snapshot. */
  time?: string;
  origin: BackupOrigin;
  cycleId?: string;
  /** Only of restores: ids of the restored backup and of its safety backup. */
  backupId?: string;
  safetyId?: string;
  isProtected: boolean;
  /** Time and result of the last verification. */
  verified?: { time: string; isWhole: boolean; reason?: string };
  /** Job of the running verification, if it still runs. */
  verifying?: string;
  creator: string;
  /** Error message. */
  message?: string;
  /** Parameters of `message`. */
  language?: MessageLocale;
};

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
export function chosenItems(item: ItemChoice): BackupItem[] {
  return backupItems.filter((each) => item[each] === true);
}
