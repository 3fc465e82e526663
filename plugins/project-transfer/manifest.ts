/** What this plug-in adds. */
export const manifest = {
  id: 'project-transfer',
  permissions: ['backup.add'],
  menu: ['/app/projectOperation'],
  routes: [
    'GET core/configDb/collectionNames',
    'GET core/configDb/download',
    'POST core/configDb/download',
    'GET core/configDb/download/preview',
    'GET core/configDb/figures',
    'POST core/configDb/plan',
    'POST core/configDb/upload',
    'GET core/configDb/unfinished',
    'POST core/configDb/{id}/giveUp',
  ],
  jobs: ['finish imports'],
} as const;
