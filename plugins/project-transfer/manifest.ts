/** What this plug-in adds. */
export const manifest = {
  id: 'project-transfer',
  permissions: ['backup.add'],
  menu: ['/app/projectOperation'],
  jobs: ['finish imports'],
} as const;
