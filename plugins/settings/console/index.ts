import type { ConsolePlugin } from '@signalbox/api/plugin';
import { settingsPages } from '@signalbox/schemas';
import { settingErrors } from '../shared/errors';

const load = async () => ({ Component: (await import('./page/settings-page')).SettingsPage });
const pages = settingsPages.map((group) => ({
  path: group.key,
  title: `groups/${group.key}::title`,
  load,
}));

/**
 * The settings pages: one per group, at `/app/<group>` for users who may edit it and, beside the settings menu, at
 * `/app/system/list/<group>` for those who may view it.
 */
export const consolePlugin: ConsolePlugin = {
  id: 'settings',
  errors: settingErrors,
  homeCard: {
    permission: 'setting.edit',
    load: async () => ({ Component: (await import('./home/stored-errors-card')).StoredErrorsCard }),
  },
  firstSteps: [
    {
      key: 'basics',
      title: 'settings::firstSteps.basics',
      order: 10,
      permission: 'setting.edit',
      load: async () => ({ Component: (await import('./first-steps/basics-step')).BasicsStep }),
    },
    {
      key: 'alerts',
      title: 'settings::firstSteps.alerts',
      order: 40,
      permission: 'setting.edit',
      load: async () => ({ Component: (await import('./first-steps/alerts-step')).AlertsStep }),
    },
  ],
  routers: [...pages, { path: 'system/list/:group', title: 'settings::overview', load }],
};
