import type { ConsolePlugin } from '@signalbox/api/plugin';
import { noticeErrors } from '../shared/errors';

/** Messages by the providers of the notification settings. */
export const consolePlugin: ConsolePlugin = {
  id: 'notifications',
  // The log names settings of the providers by their titles.
  formGroups: ['notifications', 'notice_settings'],
  errors: noticeErrors,
  routers: [
    {
      path: 'notice-log',
      title: 'notifications::log.title',
      load: async () => ({ Component: (await import('./log/log-page')).LogPage }),
    },
  ],
  panelActions: {
    'notice-test': {
      permission: 'notice.test',
      load: async () => ({ Component: (await import('./test/test-action')).TestAction }),
    },
    'wechat-templates': {
      permission: 'notice.test',
      load: async () => ({ Component: (await import('./templates/templates-action')).TemplatesAction }),
    },
  },
};
