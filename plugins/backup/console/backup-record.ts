import type { LeftOutContent, RestoreCounts } from '@signalbox/api';
import type { TaskUpdates } from '@signalbox/console-kit';
import { type BackupItem, backupItems } from '../shared/backup-items';

/** A record of `core/backup`. Older platforms omit some fields. */
export interface BackupRecord {
  id: string;
  name: string;
  /** A map, or on older platforms the same as JSON text. */
  item?: Partial<Record<BackupItem, boolean>> | string;
  modules?: string[];
  /** Modules by their restore rule. Its keys replace `modules` where that is missing. */
  moduleRules?: Record<string, number>;
  /** MB. */
  size?: number;
  /** ISO. */
  createTime?: string;
  updateTime?: string;
  origin?: 'manual' | 'cycle' | 'upload' | 'safety';
  isProtected?: boolean;
  verified?: { time: string; isWhole: boolean; reason?: string };
  /** Of a restore: the file that was restored. */
  file?: string;
  status?: 'ongoing' | 'succeed' | 'fail';
  /** Of a restore: its counts by part. */
  counts?: { name: string; counts: RestoreCounts; invalid?: LeftOutContent }[];
  /** Of a failed restore: the reason, in the format of a task. */
  message?: string;
  reason?: TaskUpdates['reason'];
  /** Username. */
  creator?: string;
}

/** The items of a backup, in display order. */
export function itemsOf({ item }: Pick<BackupRecord, 'item'>): BackupItem[] {
  const map = typeof item === 'string' ? readMap(item) : (item ?? {});
  return backupItems.filter((name) => map[name] === true);
}

/** The data modules of a backup. */
export function modulesOf({ modules, moduleRules }: BackupRecord): string[] {
  return modules ?? Object.keys(moduleRules ?? {});
}

function readMap(text: string): Partial<Record<BackupItem, boolean>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // An older platform may store a single item as plain text.
    return Object.fromEntries(backupItems.filter((name) => text.includes(name)).map((name) => [name, true]));
  }
}
