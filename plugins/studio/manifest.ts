/** What this plug-in adds. */
export const manifest = {
  id: 'studio',
  permissions: ['schema.edit'],
  menu: ['/app/studio'],
  jobs: [],
} as const;
