/** What this plug-in adds. */
export const manifest = {
  id: 'people',
  permissions: [
    'role.view',
    'role.add',
    'role.edit',
    'role.delete',
    'user.view',
    'user.add',
    'user.edit',
    'user.delete',
  ],
  menu: [],
  jobs: [],
} as const;
