import type { ConsolePlugin } from '@signalbox/api/plugin';
import { licenseErrors } from '../shared/errors';
import { useIsReminderNeeded } from './reminder/use-is-reminder-needed';

/** The page of the license, and its reminder on every page. */
export const consolePlugin: ConsolePlugin = {
  id: 'license',
  errors: licenseErrors,
  routers: [
    {
      path: 'license',
      title: 'license::title',
      load: async () => ({ Component: (await import('./page/license-page')).LicensePage }),
    },
  ],
  everyPage: {
    useIsNeeded: useIsReminderNeeded,
    load: async () => ({ Component: (await import('./reminder/license-reminder')).LicenseReminder }),
  },
  panelActions: {
    'license-reminder-preview': {
      permission: 'setting.view',
      load: async () => ({ Component: (await import('./reminder/preview-action')).PreviewAction }),
    },
  },
};
