import type { PlatformPlugin } from '@signalbox/platform-kit';
import { collections, dialogs } from '@signalbox/schemas';
import { objectOf } from '@signalbox/schemas/json';
import { downloadRoute } from './actions/export/export-routes';
import { collectionEngine } from './collection-engine';
import { collectionMigrations } from './collection-migrations';
import { collectionRoutes } from './collection-routes';
import { liveRecords } from './live/live-records';
import { declaredCollection } from './query/declared-collection';
import { documentsSource } from './query/documents-source';
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
    for (const { id, entity, permissions } of collections)
      if (entity === undefined) collectionRoutes(rest, { kit, permissions, ...documentsOfForm(id) });
  },
};

/** The records of a list that is declared without an entity: documents that the form validates. */
function documentsOfForm(id: string): ReturnType<typeof documentsSource> {
  const form = dialogs.find((each) => each.id === id);
  if (!form) throw new Error(`There is no form ${id}`);
  const definition = { ...declaredCollection(id, objectOf(form.schema)), uiSchema: objectOf(form.uiSchema) };
  return documentsSource({ definition, collection: id.replace('/', '_') });
}
