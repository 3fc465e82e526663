import type { ConsolePlugin } from '@signalbox/api/plugin';
import { settingsPages } from '@signalbox/schemas';

const load = async () => ({ Component: (await import('./page/settings-page')).SettingsPage });
const pages = settingsPages.map((group) => ({
  path: group.key,
  title: `groups/${group.key}::title`,
  permission: group.permission.edit,
  load,
}));

/**
 * The settings pages: one per group, at `/app/<group>` for users who may edit it and, beside the settings menu, at
 * `/app/system/list/<group>` for those who may view it.
 */
export const consolePlugin: ConsolePlugin = {
  id: 'settings',
  menuItems: [
    {
      title: 'settings::overview',
      url: '/app/system/list/settings',
      covers: '/app/system/list',
      icon: 'setting',
      permission: 'setting.view',
      order: 5,
    },
    ...settingsPages
      .filter((group) => group.inAdminMenu)
      .map((group) => ({
        title: `groups/${group.key}::title`,
        url: `/app/${group.key}`,
        icon: group.icon,
        permission: group.permission.edit,
        order: group.order,
      })),
  ],
  homeCard: {
    permission: 'setting.edit',
    load: async () => ({ Component: (await import('./home/stored-errors-card')).StoredErrorsCard }),
  },
  routers: [...pages, { path: 'system/list/:group', title: 'settings::overview', permission: 'setting.view', load }],
};
