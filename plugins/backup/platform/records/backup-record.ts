import { collectionStore, type CollectionStore, type PlatformKit } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';

const backupItems = ['fileServer', 'html', 'mongodb'] as const;
export type BackupItem = (typeof backupItems)[number];
export type ItemChoice = Partial<Record<BackupItem, boolean>>;
export type BackupOrigin = 'manual' | 'cycle' | 'upload' | 'safety';

/** A document of `core/backup`. */
export interface BackupRecord {
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
}

export const backupCollection = 'backup';

export function backupStore(kit: PlatformKit, project: string): CollectionStore {
  return collectionStore({ ...kit, project, collection: backupCollection });
}

export async function backupRecord(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
): Promise<BackupRecord | undefined> {
  return (await backupStore(kit, project).get(id)) as unknown as BackupRecord | undefined;
}

/** A record in the form of the store: without undefined values. */
export function recordBody(record: BackupRecord): JsonObject {
  return JSON.parse(JSON.stringify(record)) as JsonObject;
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
