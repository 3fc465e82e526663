/** What this plug-in adds. The server half is `GET openapi.json` of the platform. */
export const manifest = {
  id: 'api-reference',
  permissions: ['setting.view'],
  menu: ['/app/api'],
  routes: [],
  jobs: [],
} as const;
