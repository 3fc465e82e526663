import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { backupErrors } from '../shared/errors';
import { jobKinds } from './job-kinds';

/** Backup and restore. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'backup',
  menuItems: [
    {
      title: 'backup::title',
      url: '/app/backup',
      icon: 'save',
      permission: 'backup.view',
      section: 'system',
      order: 70,
    },
    {
      title: 'backup::database.title',
      url: '/app/db-backup',
      icon: 'database',
      permission: 'dbBackup.view',
      section: 'system',
      order: 80,
    },
    {
      title: 'backup::timeSeries.title',
      url: '/app/tsdb-backup',
      icon: 'hdd',
      permission: 'tsdbBackup.view',
      section: 'system',
      order: 90,
    },
  ],
  routers: [
    {
      path: 'backup',
      title: 'backup::title',
      permission: 'backup.view',
      load: async () => ({ Component: (await import('./page/backup-page')).BackupPage }),
    },
    {
      path: 'db-backup',
      title: 'backup::database.title',
      permission: 'dbBackup.view',
      load: async () => ({ Component: (await import('./page/database-page')).DatabasePage }),
    },
    {
      path: 'tsdb-backup',
      title: 'backup::timeSeries.title',
      permission: 'tsdbBackup.view',
      load: async () => ({ Component: (await import('./page/time-series-page')).TimeSeriesPage }),
    },
  ],
  widgetServices: () => import('./offsite/ftp-trial'),
  errors: backupErrors,
  jobKinds,
};
