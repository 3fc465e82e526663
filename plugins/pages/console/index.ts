import type { ConsolePlugin } from '@signalbox/api/plugin';

/** The editor of the front end's pages: `/app/router`. */
export const consolePlugin: ConsolePlugin = {
  id: 'pages',
  formGroups: ['pages', 'router'],
  routers: [
    {
      path: 'router',
      title: 'groups/router::title',
      load: async () => ({ Component: (await import('./page/router-page')).RouterPage }),
    },
  ],
};
