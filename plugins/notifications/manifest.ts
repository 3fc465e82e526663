/** What this plug-in adds: no route yet. */
export const manifest = {
  id: 'notifications',
  permissions: [],
  menu: [],
  routes: [],
  jobs: [],
} as const;
