import type { ConsolePlugin } from '@signalbox/api/plugin';

/** `/app/operation`. */
export const consolePlugin: ConsolePlugin = {
  id: 'operation',
  routers: [
    {
      path: 'operation',
      title: 'operation::title',
      load: async () => ({ Component: (await import('./page/operation-page')).OperationPage }),
    },
  ],
};
