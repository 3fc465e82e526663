import type { PlatformKit } from '@signalbox/platform-kit';
import { nameFields } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { bulkRoutes } from './actions/bulk/bulk-routes';
import { exportRoutes } from './actions/export/export-routes';
import { changeRoutes } from './changes/change-routes';
import { fieldTitle } from './changes/field-title';
import { createRecordIndexes } from './indexes/record-indexes';
import type { FindModel } from './query/record-model';
import { formRoutes } from './records/form/form-routes';
import { readRoutes } from './records/read-routes';
import { viewRoutes } from './views/view-routes';

/** The lists, records, changes, exports and saved views below `core/record` and `core/listView`, and the job that builds their indexes. */
export function collectionRoutes(
  rest: FastifyInstance,
  { kit, findModel }: { kit: PlatformKit; findModel: FindModel },
): void {
  nameFields(rest, fieldTitle(findModel));
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
}

const indexMilliseconds = 60_000;
