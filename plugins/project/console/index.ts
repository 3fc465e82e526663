import type { ConsolePlugin } from '@signalbox/api/plugin';
import { projectErrors } from '../shared/errors';

/** The page of a dashboard, and the console's own viewer. */
export const consolePlugin: ConsolePlugin = {
  id: 'project',
  errors: projectErrors,
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
