/** What this plug-in adds. */
export const manifest = {
  id: 'project',
  permissions: [
    'theme.add', 'theme.edit', 'theme.delete',
    'license.edit',
    'model.view', 'model.add', 'model.edit', 'model.delete',
    'dashboard.view', 'dashboard.add', 'dashboard.edit', 'dashboard.delete',
    'role.view', 'role.add', 'role.edit', 'role.delete',
    'user.view', 'user.add', 'user.edit', 'user.delete',
  ],
  menu: [],
  routes: [
    'core/theme', 'core/license', 'core/model', 'core/dashboard', 'core/role', 'core/user',
    'GET core/table', 'GET core/table_record',
  ],
  jobs: [],
} as const;
