import type { LeftOutContent, RestoreCounts } from './restore-plan';
import type { TaskUpdates } from './task';

/** What a backup can hold. */
export const backupItems = ['fileServer', 'html', 'mongodb'] as const;
export type BackupItem = (typeof backupItems)[number];

/** A record of `core/backup`. Fields may be missing: older platforms keep less. */
export interface BackupRecord {
  id: string;
  name: string;
  /** A map, or on older platforms the same as JSON text. */
  item?: Partial<Record<BackupItem, boolean>> | string;
  modules?: string[];
  /** Modules by the rule that they were restored by; its keys are those of the backup where `modules` is missing. */
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
  /** Of a restore: what it did, by part. */
  counts?: { name: string; counts: RestoreCounts; invalid?: LeftOutContent }[];
  /** Of one that failed: why, as a task says it. */
  message?: string;
  reason?: TaskUpdates['reason'];
  /** Username. */
  creator?: string;
}

/** The items that a backup holds, in their order. */
export function itemsOf({ item }: Pick<BackupRecord, 'item'>): BackupItem[] {
  const map = typeof item === 'string' ? readMap(item) : (item ?? {});
  return backupItems.filter((name) => map[name] === true);
}

/** The data modules that a backup holds. */
export function modulesOf({ modules, moduleRules }: BackupRecord): string[] {
  return modules ?? Object.keys(moduleRules ?? {});
}

function readMap(text: string): Partial<Record<BackupItem, boolean>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // An older platform may name one item plainly.
    return Object.fromEntries(backupItems.filter((name) => text.includes(name)).map((name) => [name, true]));
  }
}
