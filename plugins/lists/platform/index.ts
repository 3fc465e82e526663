import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { listsErrors } from '../shared/errors';
import { bulkRoutes } from './bulk/bulk-routes';
import { bulkMigrations } from './bulk/bulk-store';
import { changeRoutes } from './changes/change-routes';
import { createRecordIndexes } from './indexes/record-indexes';
import { exportRoutes } from './export/export-routes';
import { exportMigrations } from './export/export-tickets';
import { formRoutes } from './form/form-routes';
import { liveRecords } from './live/live-records';
import { listsMigrations } from './migrations';
import { modelFinder } from './model/find-model';
import { modelRoutes } from './model/model-routes';
import { liveCounts } from './online/live-counts';
import { registerOnline } from './online/online-routes';
import { onlineMigrations } from './online/online-table';
import { readRoutes } from './records/read-routes';
import { seedRecords } from './seed/seed-records';
import { viewRoutes } from './views/view-routes';

/** The records of each model: lists of them, and their changes. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  errors: listsErrors,
  messages: { en, 'zh-Hans': zhHans },
  migrations: [...listsMigrations, ...bulkMigrations, ...exportMigrations, ...onlineMigrations],
  seed: seedRecords,
  live: { record: liveRecords, recordonline: liveCounts },
  register(rest, kit) {
    const findModel = modelFinder(kit);
    modelRoutes(rest, kit);
    const indexes = createRecordIndexes(kit);
    const building = kit.every(indexMilliseconds, {
      name: 'build the indexes that lists asked for',
      run: (signal) => indexes.keep(signal),
      isAlsoAtStart: true,
    });
    const buildIndexes = () => building.runNow();
    readRoutes(rest, { kit, findModel, indexes, buildIndexes });
    formRoutes(rest, { kit, findModel });
    changeRoutes(rest, { kit, findModel });
    bulkRoutes(rest, { kit, findModel, indexes });
    exportRoutes(rest, { kit, findModel, indexes, buildIndexes });
    viewRoutes(rest, { kit, findModel });
    registerOnline(rest, { kit, findModel });
  },
};

const indexMilliseconds = 60_000;
