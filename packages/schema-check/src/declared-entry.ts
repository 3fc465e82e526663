import type { MenuEntryDefinition } from '@signalbox/schemas';

/** The content of `data/menus.json`. */
export interface DeclaredMenus {
  entries: DeclaredEntry[];
}

/** A menu entry as in `data/menus.json`. */
export type DeclaredEntry = Omit<MenuEntryDefinition, 'permissions' | 'group' | 'visibleWhen'> & {
  permissions?: string[];
};
