import { deviceStatesChannel, followChannel, type PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { projectErrors } from '../shared/errors';
import { dashboardRoutes } from './dashboards/dashboard-routes';
import { resources } from './resources';
import { seedProject } from './seed/seed-project';
import { scheduleRetention } from './timeseries/schedule-retention';
import { timeSeriesRoutes } from './timeseries/timeseries-routes';

/** The project's own records: themes, models, dashboards, tables and time series. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Project',
  errors: projectErrors,
  messages: { en, 'zh-Hans': zhHans },
  register(rest, kit) {
    resources(rest, kit);
    dashboardRoutes(rest, kit);
    timeSeriesRoutes(rest, kit);
    scheduleRetention(kit);
  },
  seed: seedProject,
  /** When the values of dashboards have other states of devices. */
  live: { dashboardstates: followChannel(deviceStatesChannel) },
};
