import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { PluginWidget } from '@signalbox/widgets';
import { noticeErrors } from '../shared/errors';

/** Messages by the providers of the notification settings. */
export const consolePlugin: ConsolePlugin<object, PluginWidget> = {
  id: 'notifications',
  // The log names settings of the providers by their titles.
  formGroups: ['notifications', 'notice_settings'],
  errors: noticeErrors,
  routers: [],
  widgets: () => import('./widgets'),
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
