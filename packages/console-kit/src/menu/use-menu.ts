import { menuEntries, type MenuEntryDefinition, type MenuName } from '@signalbox/schemas';
import { usePageAccess } from './use-page-access';

/** The entries of a menu that this user may open, in order. */
export function useMenu(menu: MenuName): MenuEntryDefinition[] {
  const { missing } = usePageAccess();
  return menuEntries.filter((entry) => entry.menus.includes(menu) && missing(entry).length === 0);
}
