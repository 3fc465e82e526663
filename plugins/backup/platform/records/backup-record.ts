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
  /** `import` are restores: they have no archive of their own. */
  type: 'export' | 'import';
  status: 'ongoing' | 'succeed' | 'fail';
  /** Of the archive, in MB and in bytes. */
  size: number;
  bytes: number;
  /** What went into the archive, unpacked, and how long that took. */
  contentBytes?: number;
  seconds?: number;
  /** ISO. */
  createTime: string;
  updateTime: string;
  /** ISO: the moment that the archive shows. */
  time?: string;
  origin: BackupOrigin;
  cycleId?: string;
  isProtected: boolean;
  /** When its checksums were last compared, and what was found. */
  verified?: { time: string; isWhole: boolean; reason?: string };
  /** Task that compares them at this time, if it still runs. */
  verifying?: string;
  creator: string;
  /** What went wrong, in plain words. */
  message?: string;
  /** Of `message`. */
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

/** A record as the store takes it: without what is undefined. */
export function recordBody(record: BackupRecord): JsonObject {
  return JSON.parse(JSON.stringify(record)) as JsonObject;
}

/** What its archive is called outside. */
export function archiveName({ name }: Pick<BackupRecord, 'name'>): string {
  return `${name}.zip`;
}

/** The wire speaks of sizes in MB; fine enough for the KB that clients show of small ones. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / 2 ** 20) * 1e6) / 1e6;
}

/** The items of a choice, in order. */
export function chosenItems(item: ItemChoice): BackupItem[] {
  return backupItems.filter((each) => item[each] === true);
}
