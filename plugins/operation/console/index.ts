import type { ConsolePlugin } from '@signalbox/api/plugin';
import { operationErrors } from '../shared/errors';

/** `/app/operation`. */
export const consolePlugin: ConsolePlugin = {
  id: 'operation',
  errors: operationErrors,
  routers: [
    {
      path: 'operation',
      title: 'operation::title',
      load: async () => ({ Component: (await import('./page/operation-page')).OperationPage }),
    },
  ],
};
