import type { ConsolePlugin } from '@signalbox/api/plugin';
import { listsErrors } from '../shared/errors';

/** The lists of the records of each model. */
export const consolePlugin: ConsolePlugin = {
  id: 'lists',
  errors: listsErrors,
  routers: [
    {
      path: 'list',
      title: 'lists::title',
      load: async () => ({ Component: (await import('./overview/overview-page')).OverviewPage }),
    },
    {
      path: 'list/:model',
      title: 'lists::title',
      load: async () => ({ Component: (await import('./page/list-page')).ListPage }),
    },
  ],
};
