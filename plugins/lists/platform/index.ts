import { collectionMigrations, collectionRoutes, liveRecords } from '@signalbox/collections-platform';
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
  migrations: [...collectionMigrations, ...onlineMigrations],
  seed: seedRecords,
  live: { record: liveRecords(modelFinder), recordonline: liveCounts },
  register(rest, kit) {
    const findModel = modelFinder(kit);
    modelRoutes(rest, kit);
    collectionRoutes(rest, { kit, findModel });
    registerOnline(rest, { kit, findModel });
  },
};
