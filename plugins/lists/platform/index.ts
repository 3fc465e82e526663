import { collectionRoutes, formRoutes } from '@signalbox/collections-platform';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { modelFinder } from './model/find-model';
import { modelRoutes } from './model/model-routes';
import { liveCounts } from './online/live-counts';
import { registerOnline } from './online/online-routes';
import { onlineMigrations } from './online/online-table';
import { seedRecords } from './seed/seed-records';

/** The records of each model: lists of them, and their changes. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Records',
  migrations: onlineMigrations,
  seed: seedRecords,
  live: { recordonline: liveCounts },
  register(rest, kit) {
    const findModel = modelFinder(kit);
    modelRoutes(rest, kit);
    const records = { kit, resource: 'core/record/:model', find: findModel };
    collectionRoutes(rest, records);
    formRoutes(rest, records);
    registerOnline(rest, { kit, findModel });
  },
};
