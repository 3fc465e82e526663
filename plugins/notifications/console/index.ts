import type { ConsolePlugin } from '@signalbox/api/plugin';

/** Messages by the providers of the notification settings. */
export const consolePlugin: ConsolePlugin = {
  id: 'notifications',
  formGroups: ['notifications'],
  routers: [],
  panelActions: {
    'notice-test': {
      permission: 'notice.test',
      load: async () => ({ Component: (await import('./test/test-action')).TestAction }),
    },
  },
};
