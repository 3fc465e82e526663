import type { ConsoleJobKind, ConsolePlugin } from '@signalbox/api/plugin';
import { transferErrors } from '../shared/errors';
import { transferJobs, transferPermissions } from '../shared/transfer-jobs';

const jobKind = (action: keyof typeof transferJobs): ConsoleJobKind => ({
  ...transferJobs[action],
  permissions: transferPermissions,
  title: `project-transfer::progress.${action}`,
  done: `project-transfer::done.${action}`,
  namespace: 'project-transfer',
  queryKey: ['core/configDb'],
});

/** Export and import of a project as one archive. */
export const consolePlugin: ConsolePlugin = {
  id: 'project-transfer',
  formGroups: ['backup'],
  errors: transferErrors,
  routers: [
    {
      path: 'projectOperation',
      title: 'project-transfer::title',
      load: async () => ({ Component: (await import('./project-transfer-page')).ProjectTransferPage }),
    },
  ],
  jobKinds: [jobKind('export'), { ...jobKind('import'), changesData: true }],
};
