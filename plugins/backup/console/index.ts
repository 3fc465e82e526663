import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { PluginWidget } from '@signalbox/widgets';
import { backupErrors } from '../shared/errors';
import { jobKinds } from './job-kinds';

/** Backup and restore. */
export const consolePlugin: ConsolePlugin<object, PluginWidget> = {
  id: 'backup',
  formGroups: ['backup'],
  routers: [
    {
      path: 'backup',
      title: 'backup::title',
      load: async () => ({ Component: (await import('./page/backup-page')).BackupPage }),
    },
    {
      path: 'db-backup',
      title: 'backup::database.title',
      load: async () => ({ Component: (await import('./page/database-page')).DatabasePage }),
    },
    {
      path: 'tsdb-backup',
      title: 'backup::timeSeries.title',
      load: async () => ({ Component: (await import('./page/time-series-page')).TimeSeriesPage }),
    },
  ],
  firstSteps: [
    {
      key: 'backups',
      title: 'backup::firstStep',
      order: 30,
      permission: 'backupCycle.add',
      load: async () => ({ Component: (await import('./cycles/first-cycle')).FirstCycle }),
    },
  ],
  widgets: () => import('./widgets'),
  errors: backupErrors,
  jobKinds,
};
