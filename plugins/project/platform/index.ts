import { deviceStatesChannel, followChannel, type PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
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
  register(rest, kit) {
    resources(rest, kit);
    dashboardRoutes(rest, kit);
    roleRoutes(rest, kit);
    userRoutes(rest, kit);
    timeSeriesRoutes(rest, kit);
    scheduleRetention(kit);
  },
  seed: seedProject,
  /** When the values of dashboards have other states of devices. */
  live: { dashboardstates: followChannel(deviceStatesChannel) },
};
