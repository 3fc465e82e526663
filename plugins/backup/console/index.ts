import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';

/** Backup and restore, project export and import, and their progress on every page. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'backup',
  menuItems: [
    {
      title: 'backup::transfer.title',
      url: '/app/projectOperation',
      icon: 'export',
      permission: 'backup.add',
      section: 'system',
      order: 60,
    },
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
      path: 'projectOperation',
      title: 'backup::transfer.title',
      permission: 'backup.add',
      load: async () => ({
        Component: (await import('./project-transfer/project-transfer-page')).ProjectTransferPage,
      }),
    },
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
  widgetServices: () => import('./widget-services'),
  everywhere: {
    permission: ['backup.view', 'dbBackup.view', 'tsdbBackup.view', 'backup.add'],
    load: async () => ({ Component: (await import('./progress/progress-center')).ProgressCenter }),
  },
};
