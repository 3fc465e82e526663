/** What this plug-in adds. */
export const manifest = {
  id: 'notifications',
  permissions: ['notice.test', 'notice.send'],
  menu: [],
  routes: ['POST core/notice/test', 'POST core/notice/send'],
  jobs: ['send messages'],
} as const;
