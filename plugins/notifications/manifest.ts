/** What this plug-in adds. */
export const manifest = {
  id: 'notifications',
  permissions: ['notice.test'],
  menu: [],
  routes: ['POST core/notice/test'],
  jobs: [],
} as const;
