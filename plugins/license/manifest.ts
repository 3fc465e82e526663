/** What this plug-in adds. */
export const manifest = {
  id: 'license',
  permissions: ['license.view', 'license.edit'],
  menu: ['/app/license'],
  routes: [
    'GET core/license',
    'GET core/license/details',
    'POST core/license/plan',
    'POST core/license/install',
    'POST core/license/remove',
  ],
  jobs: ['notice a clock that went back'],
} as const;
