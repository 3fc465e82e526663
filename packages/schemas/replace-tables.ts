import { collections } from './generated/collections';
import { dialogs } from './generated/dialogs';
import { forms } from './generated/forms';
import { groups } from './generated/groups';
import { menuEntries } from './generated/menus';
import { settingsPages } from './settings-pages';
import type { SchemaTables } from './src/author-update';
import type { FormDefinition } from './src/form';

/** The tabs of the build, or those of author mode. */
let own: readonly FormDefinition[] = [...forms];
/** Tabs that are no part of the build. */
let added: readonly FormDefinition[] = [];

/** Replaces the content of the generated tables in place, for all who import them. Only author mode does. */
export function replaceTables(next: SchemaTables): void {
  own = next.forms;
  replaceForms();
  replace<FormDefinition>(dialogs, next.dialogs);
  replace<SchemaTables['groups'][number]>(groups, next.groups);
  replace(menuEntries, next.menuEntries);
  replace(collections, next.collections);
  replace(
    settingsPages,
    next.groups.filter((group) => group.hasOwnPage !== true),
  );
}

/** Puts these tabs behind those of the build, in the place of the last ones. Only the server does. */
export function replaceAddedForms(next: readonly FormDefinition[]): void {
  added = next;
  replaceForms();
}

function replaceForms(): void {
  replace<FormDefinition>(forms, [...own, ...added]);
}

/** For everyone else the tables are read-only. */
function replace<Item>(table: readonly Item[], items: readonly Item[]): void {
  (table as Item[]).splice(0, table.length, ...items);
}
