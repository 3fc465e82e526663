import type { ConsolePlugin } from '@signalbox/api/plugin';
import { listsErrors } from '../shared/errors';
import { bulkKind } from '../shared/record-bulk';
import { recordKeys } from './model/record-keys';

/** The lists of the records of each model. */
export const consolePlugin: ConsolePlugin = {
  id: 'lists',
  errors: listsErrors,
  jobKinds: [
    {
      kind: bulkKind,
      type: 'record-bulk',
      permissions: {},
      title: 'lists::job.title',
      done: 'lists::job.done',
      namespace: 'lists',
      // Lists mark what the job has changed. They do not move under the hand.
      queryKey: recordKeys.bulk(),
    },
  ],
  homeCard: {
    menu: 'lists',
    load: async () => ({ Component: (await import('./home/devices-card')).DevicesCard }),
  },
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
