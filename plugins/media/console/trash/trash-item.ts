import type { TrashEntry } from '../../shared/trash';
import type { Item } from '../items/item';

/** An entry of the trash in its list. */
export interface TrashItem {
  /** The id: several entries may have been at the same path. */
  path: string;
  /** Also the id, for dialogs. */
  key: string;
  name: string;
  entry: TrashEntry;
}

export function trashItem(entry: TrashEntry): TrashItem {
  return { path: entry.id, key: entry.id, name: entry.name, entry };
}

/** For its icon. */
export function itemOf({ entry }: TrashItem): Item {
  const { isDirectory, path, name, kind, bytes, deletedAt } = entry;
  if (isDirectory) return { kind: 'directory', path, name };
  return { kind: 'file', path, name, file: { path, name, kind, bytes, url: '', modifiedAt: deletedAt } };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days until the platform deletes it, at least 0; the last one is not over. */
export function daysLeft({ expiresAt }: Pick<TrashEntry, 'expiresAt'>, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / dayMilliseconds));
}
