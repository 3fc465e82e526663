/** What this plug-in adds. */
export const manifest = {
  id: 'operation',
  permissions: ['operation.edit'],
  menu: ['/app/operation'],
  routes: [
    'GET core/operation',
    'GET core/operation/history',
    'GET core/operation/database',
    'GET core/operation/sessions',
    'GET core/operation/work',
    'POST core/operation/abort',
    'POST core/operation/endSessions',
  ],
  jobs: ['record what this server does'],
} as const;
