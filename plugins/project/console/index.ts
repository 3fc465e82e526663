import type { ConsolePlugin } from '@signalbox/api/plugin';

/** The page of a dashboard, and the console's own viewer. */
export const consolePlugin: ConsolePlugin = {
  id: 'project',
  routers: [
    {
      path: 'dashboard/:id',
      title: 'project::dashboard',
      permission: 'dashboard.view',
      load: async () => ({ Component: (await import('./dashboard/dashboard-page')).DashboardPage }),
    },
  ],
  dashboardRenderer: async () => ({ Component: (await import('./dashboard/dashboard')).Dashboard }),
};
