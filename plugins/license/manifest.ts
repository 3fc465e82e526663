/** What this plug-in adds. */
export const manifest = {
  id: 'license',
  permissions: ['license.view', 'license.edit'],
  menu: ['/app/license'],
  jobs: ['notice a clock that went back'],
} as const;
