import type { ConsoleJobKind, ConsolePlugin } from '@signalbox/api/plugin';
import { transferErrors } from '../shared/errors';

const permission = 'backup.add';

const jobKind = (action: 'export' | 'import'): Omit<ConsoleJobKind, 'mark' | 'type'> => ({
  permissions: { view: permission, start: permission },
  title: `project-transfer::progress.${action}`,
  done: `project-transfer::done.${action}`,
  namespace: 'project-transfer',
  queryKey: ['core/configDb'],
});

/** Export and import of a project as one archive. */
export const consolePlugin: ConsolePlugin = {
  id: 'project-transfer',
  errors: transferErrors,
  menuItems: [
    {
      title: 'project-transfer::title',
      url: '/app/projectOperation',
      icon: 'export',
      permission,
      section: 'system',
      order: 60,
    },
  ],
  routers: [
    {
      path: 'projectOperation',
      title: 'project-transfer::title',
      permission,
      load: async () => ({ Component: (await import('./project-transfer-page')).ProjectTransferPage }),
    },
  ],
  jobKinds: [
    { ...jobKind('export'), mark: 'configExport', type: 'config-export' },
    { ...jobKind('import'), mark: 'configImport', type: 'config-import', changesData: true },
  ],
};
