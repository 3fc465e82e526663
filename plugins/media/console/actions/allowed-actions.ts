import type { Item } from '../items/item';

/** What can be done with items of the library. */
const actionKeys = [
  'open',
  'download',
  'address',
  'rename',
  'moveTo',
  'copyTo',
  'cut',
  'copy',
  'replace',
  'delete',
] as const;
export type ActionKey = (typeof actionKeys)[number];

const single: readonly ActionKey[] = ['open', 'rename', 'replace'];
const ofFiles: readonly ActionKey[] = ['address', 'replace'];
const permissions: Partial<Record<ActionKey, string>> = {
  rename: 'media.edit',
  moveTo: 'media.edit',
  cut: 'media.edit',
  replace: 'media.edit',
  copyTo: 'media.add',
  copy: 'media.add',
  delete: 'media.delete',
};

/** The actions that the user may use at all. The platform enforces it. */
export function usableActions(may: (permission: string | undefined) => boolean): ActionKey[] {
  return actionKeys.filter((key) => may(permissions[key]));
}

/** True if an action can be done with these items. */
export function isPossible(key: ActionKey, items: readonly Pick<Item, 'kind'>[]): boolean {
  if (items.length === 0 || (single.includes(key) && items.length > 1)) return false;
  return !ofFiles.includes(key) || items.every(({ kind }) => kind === 'file');
}
