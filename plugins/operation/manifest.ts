/** What this plug-in adds. */
export const manifest = {
  id: 'operation',
  permissions: ['operation.edit'],
  menu: ['/app/operation'],
  jobs: ['record what this server does'],
} as const;
