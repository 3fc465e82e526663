import type { ArchiveItems } from '@signalbox/schemas/types';
import { type BackupItem, backupItems } from '../shared/backup-items';
import type { BackupRecord } from '../shared/backup-record';

/** A record of `core/backup`. Older platforms omit some fields, and send `item` as JSON text. */
export type ShownBackup = Pick<BackupRecord, 'id' | 'name'> &
  Partial<Omit<BackupRecord, 'item'>> & { item?: ArchiveItems | string };

/** The items of a backup, in display order. */
export function itemsOf({ item }: Pick<ShownBackup, 'item'>): BackupItem[] {
  const map = typeof item === 'string' ? readMap(item) : (item ?? {});
  return backupItems.filter((name) => map[name] === true);
}

/** The data modules of a backup. */
export function modulesOf({ modules, moduleRules }: ShownBackup): string[] {
  return modules ?? Object.keys(moduleRules ?? {});
}

function readMap(text: string): ArchiveItems {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // An older platform may store a single item as plain text.
    return Object.fromEntries(backupItems.filter((name) => text.includes(name)).map((name) => [name, true]));
  }
}
