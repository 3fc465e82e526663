import type { ConsolePlugin } from '@signalbox/api/plugin';

/** The calls of the API. */
export const consolePlugin: ConsolePlugin = {
  id: 'api-reference',
  routers: [
    {
      path: 'api',
      title: 'api-reference::title',
      load: async () => ({ Component: (await import('./page/api-page')).ApiPage }),
    },
  ],
};
