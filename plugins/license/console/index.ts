import type { ConsolePlugin } from '@signalbox/api/plugin';
import { licenseErrors } from '../shared/errors';

/** The page of the license. */
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
};
