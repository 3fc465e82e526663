import { without } from '@signalbox/form-compiler/without';
import type { SchemaTables } from '@signalbox/schemas/author-update';
import { menuTable } from './emit-menus';
import { splitForms } from './emit-registry';
import { resolveTree } from './resolve-tree';
import type { SchemaTree } from './schema-tree';

/** The content of the generated tables. */
export function schemaTables(tree: SchemaTree): SchemaTables {
  const { forms, groups } = resolveTree(tree);
  const { tabs, dialogs } = splitForms({ forms, groups });
  // `$schema` is for editors.
  return {
    forms: tabs.map((form) => without(form, ['$schema'])),
    dialogs: dialogs.map((form) => without(form, ['$schema'])),
    groups: groups.filter((group) => !group.isDialogs).map((group) => without(group, ['$schema'])),
    collections: tree.collections,
    menuEntries: menuTable({ groups, menus: tree.menus }),
  };
}
