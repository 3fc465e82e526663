import type { ConsolePlugin } from '@signalbox/api/plugin';
import { bulkKind, recordKeys } from '@signalbox/collections-core';

/** The lists of the records of each model. */
export const consolePlugin: ConsolePlugin = {
  id: 'lists',
  pagePackages: ['collections-react'],
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
      load: async () => ({ Component: (await import('./records/records-page')).ListPage }),
    },
  ],
};
