/** What this plug-in adds. */
export const manifest = {
  id: 'studio',
  permissions: ['schema.edit'],
  menu: ['/app/studio'],
  routes: ['GET core/schema/tabs', 'GET core/schema/tab', 'POST core/schema/check'],
  jobs: [],
} as const;
