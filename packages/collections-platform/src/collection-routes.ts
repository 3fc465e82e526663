import type { PlatformKit } from '@signalbox/platform-kit';
import { nameFields, nounOf, recordRoutes, type RecordTerms } from '@signalbox/platform-kit/rest';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { FastifyInstance } from 'fastify';
import { bulkRoutes } from './actions/bulk/bulk-routes';
import { exportRoutes } from './actions/export/export-routes';
import { changeRoutes } from './changes/change-routes';
import { fieldNames } from './changes/field-names';
import { collectionEngine } from './collection-engine';
import type { FindModel, RecordModel } from './query/record-model';
import { readRoutes } from './records/read-routes';
import { requestFinder } from './records/record-request';

interface CollectionOptions extends RecordTerms {
  kit: PlatformKit;
  /** Address below `/rest`, such as `core/theme`, or `core/record/:model` with one model for each value of `:model`. */
  resource: string;
  find: FindModel;
  /** An action without a permission has no routes. All have them by default. */
  permissions?: RecordModel['permissions'];
}

/** The lists, records, changes and exports of a resource. `collectionsPlugin` has the routes that all resources share. */
export function collectionRoutes(
  rest: FastifyInstance,
  { kit, resource, find, permissions, ...terms }: CollectionOptions,
): void {
  const engine = collectionEngine(kit);
  engine.add(resource, find);
  const has = (action: RecordAction) => permissions === undefined || permissions[action] !== undefined;
  const noun = terms.noun ?? nounOf(resource);
  const routes = recordRoutes({ ...terms, noun });
  const deps = { ...engine, path: `/${resource}`, find: requestFinder(resource, find), noun, routes };
  // The names of fields are those of this resource.
  void rest.register(async function collection(own) {
    nameFields(own, fieldNames(deps.find));
    readRoutes(own, deps);
    changeRoutes(own, deps, has);
    if (has('edit') || has('delete')) bulkRoutes(own, deps);
    exportRoutes(own, deps);
  });
}
