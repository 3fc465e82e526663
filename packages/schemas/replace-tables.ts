import { dialogs } from './generated/dialogs';
import { forms } from './generated/forms';
import { groups } from './generated/groups';
import { menuEntries } from './generated/menus';
import { settingsPages } from './settings-pages';
import type { SchemaTables } from './src/author-update';

/** Replaces the content of the generated tables in place, for all who import them. Only author mode does. */
export function replaceTables(next: SchemaTables): void {
  replace<SchemaTables['forms'][number]>(forms, next.forms);
  replace<SchemaTables['forms'][number]>(dialogs, next.dialogs);
  replace<SchemaTables['groups'][number]>(groups, next.groups);
  replace(menuEntries, next.menuEntries);
  replace(
    settingsPages,
    next.groups.filter((group) => group.hasOwnPage !== true),
  );
}

/** For everyone else the tables are read-only. */
function replace<Item>(table: readonly Item[], items: readonly Item[]): void {
  (table as Item[]).splice(0, table.length, ...items);
}
