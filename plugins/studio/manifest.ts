/** What this plug-in adds. */
export const manifest = {
  id: 'studio',
  permissions: ['schema.edit'],
  menu: ['/app/studio'],
  routes: [
    'GET core/schema/tabs',
    'GET core/schema/tab',
    'GET core/schema/widgets',
    'POST core/schema/check',
    'POST core/schema/impact',
    'GET core/schema/published',
    'GET core/schema/published/changes',
    'GET core/schema/published/version',
    'POST core/schema/publish',
    'POST core/schema/rollBack',
    'POST core/schema/withdraw',
  ],
  jobs: [],
} as const;
