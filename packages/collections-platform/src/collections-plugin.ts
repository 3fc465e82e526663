import type { PlatformPlugin } from '@signalbox/platform-kit';
import { downloadRoute } from './actions/export/export-routes';
import { collectionEngine } from './collection-engine';
import { collectionMigrations } from './collection-migrations';
import { liveRecords } from './live/live-records';
import { viewRoutes } from './views/view-routes';

/** What the resources of all plug-ins share: tables, saved views, downloads and live changes. */
export const collectionsPlugin: PlatformPlugin = {
  id: 'collections',
  migrations: collectionMigrations,
  live: { record: liveRecords(collectionEngine) },
  register(rest, kit) {
    const engine = collectionEngine(kit);
    downloadRoute(rest, engine);
    viewRoutes(rest, engine);
  },
};
