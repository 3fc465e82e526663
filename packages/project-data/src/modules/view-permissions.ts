import type { Viewer } from '@signalbox/platform-kit';

/** Permission to read the records of a module, by module. Only super users may read those of modules without routes. */
const viewPermissions: Readonly<Record<string, string>> = {
  dashboard: 'dashboard.view',
  dashboard_draft: 'dashboard.view',
  model: 'model.view',
  // Tables have no permissions of their own, as they belong to a model.
  table: 'model.view',
  table_record: 'model.view',
  theme: 'theme.view',
  user: 'user.view',
  role: 'role.view',
};

/** The modules whose records a user may read. Undefined: all of them. */
export function visibleModules(viewer: Viewer | undefined): readonly string[] | undefined {
  if (viewer?.isSuper) return undefined;
  return Object.keys(viewPermissions).filter(
    (module) => viewer?.permissions.has(viewPermissions[module] ?? '') === true,
  );
}
