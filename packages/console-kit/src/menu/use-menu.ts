import { useConsole } from '@signalbox/api/react';
import { menuEntries, type MenuEntryDefinition, type MenuName } from '@signalbox/schemas';
import { recordPermission } from '@signalbox/schemas/permission-model';
import { usePageAccess } from './use-page-access';

/** The entries of a menu that this user may open, in order. */
export function useMenu(menu: MenuName): MenuEntryDefinition[] {
  const { user } = useConsole();
  const { missing } = usePageAccess();
  const maySeeRecords = user.isSuper || user.permissions.some(isForRecords);
  return menuEntries.filter(
    (entry) =>
      entry.menus.includes(menu) && (maySeeRecords || entry.isOfRecords !== true) && missing(entry).length === 0,
  );
}

/** True for a permission to list records: those of a model with a key of its own, or of all others. */
function isForRecords(permission: string): boolean {
  return permission === 'model.view' || recordPermission(permission)?.action === 'view';
}
