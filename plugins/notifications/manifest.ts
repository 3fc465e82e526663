/** What this plug-in adds. */
export const manifest = {
  id: 'notifications',
  permissions: ['notice.test', 'notice.send', 'notice.view'],
  menu: [],
  jobs: ['send messages', 'delete old messages', 'send alerts', 'report licenses that run out'],
} as const;
