/** What this plug-in adds. */
export const manifest = {
  id: 'notifications',
  permissions: ['notice.test', 'notice.send', 'notice.view'],
  menu: ['/app/notice-log'],
  routes: [
    'POST core/notice/test',
    'POST core/notice/templates',
    'POST core/notice/send',
    'GET core/notice/log',
    'POST core/notice/log/:id/resend',
    'POST core/notice/log/export',
    'GET core/notice/wechatReceipt',
    'POST core/notice/wechatReceipt',
    'GET core/noticeExport',
  ],
  jobs: ['send messages', 'delete old messages', 'send alerts', 'report licenses that run out'],
} as const;
