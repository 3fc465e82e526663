import { deviceStatesChannel, followChannel, listSameUsernames, type PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { projectErrors } from '../shared/errors';
import { dashboardRoutes } from './dashboards/dashboard-routes';
import { resources } from './resources';
import { roleRoutes } from './role-routes';
import { seedProject } from './seed/seed-project';
import { scheduleRetention } from './timeseries/schedule-retention';
import { timeSeriesRoutes } from './timeseries/timeseries-routes';
import { userRoutes } from './users/user-routes';

/** The project's own records: themes, models, dashboards, tables, time series, roles and users. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  errors: projectErrors,
  messages: { en, 'zh-Hans': zhHans },
  register(rest, kit) {
    resources(rest, kit);
    dashboardRoutes(rest, kit);
    roleRoutes(rest, kit);
    userRoutes(rest, kit);
    timeSeriesRoutes(rest, kit);
    scheduleRetention(kit);
  },
  seed: seedProject,
  operation: {
    async figures({ query }) {
      const names = await listSameUsernames(query);
      const text = names.join(' · ');
      return names.length === 0
        ? []
        : [{ title: 'project::figures.sameNames', value: names.length, unit: 'count', text }];
    },
  },
  /** When the values of dashboards have other states of devices. */
  live: { dashboardstates: followChannel(deviceStatesChannel) },
};
