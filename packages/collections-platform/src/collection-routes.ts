import type { PlatformKit } from '@signalbox/platform-kit';
import { nameFields } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { bulkRoutes } from './actions/bulk/bulk-routes';
import { exportRoutes } from './actions/export/export-routes';
import { changeRoutes } from './changes/change-routes';
import { fieldNames } from './changes/field-names';
import { collectionEngine } from './collection-engine';
import type { FindModel } from './query/record-model';
import { readRoutes } from './records/read-routes';
import { requestFinder } from './records/record-request';

interface CollectionOptions {
  kit: PlatformKit;
  /** Address below `/rest`, such as `core/theme`, or `core/record/:model` with one model for each value of `:model`. */
  resource: string;
  find: FindModel;
}

/** The lists, records, changes and exports of a resource. `collectionsPlugin` has the routes that all resources share. */
export function collectionRoutes(rest: FastifyInstance, { kit, resource, find }: CollectionOptions): void {
  const engine = collectionEngine(kit);
  engine.add(resource, find);
  const deps = { ...engine, path: `/${resource}`, find: requestFinder(resource, find) };
  // The names of fields are those of this resource.
  void rest.register(async function collection(own) {
    nameFields(own, fieldNames(deps.find));
    readRoutes(own, deps);
    changeRoutes(own, deps);
    bulkRoutes(own, deps);
    exportRoutes(own, deps);
  });
}
