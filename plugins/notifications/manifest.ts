/** What this plug-in adds. */
export const manifest = {
  id: 'notifications',
  permissions: ['notice.test', 'notice.send', 'notice.view'],
  menu: [],
  routes: [
    'POST core/notice/test',
    'POST core/notice/templates',
    'POST core/notice/send',
    'core/notice/log',
    'POST core/notice/log/:id/resend',
    'GET core/notice/wechatReceipt',
    'POST core/notice/wechatReceipt',
  ],
  jobs: ['send messages', 'delete old messages', 'send alerts', 'report licenses that run out'],
} as const;
