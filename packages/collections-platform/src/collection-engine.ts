import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { defineBulkJob } from './actions/bulk/bulk-job';
import { type BulkRunner, createBulkRunner } from './actions/bulk/run-bulk';
import { createRecordIndexes } from './indexes/record-indexes';
import type { FindModel } from './query/record-model';
import type { RouteDeps } from './records/record-request';

/** What exists once per server, for the resources of all plug-ins. */
interface CollectionEngine extends Omit<RouteDeps, 'path' | 'find' | 'noun' | 'routes'> {
  runBulk: BulkRunner;
  /** Adds a resource: `findModel` finds its models from now on. */
  add(resource: string, find: FindModel): void;
}

const engines = new WeakMap<PlatformKit, CollectionEngine>();

/** The engine of a server. The first call defines its jobs. */
export function collectionEngine(kit: PlatformKit): CollectionEngine {
  const engine = engines.get(kit) ?? createEngine(kit);
  engines.set(kit, engine);
  return engine;
}

function createEngine(kit: PlatformKit): CollectionEngine {
  const resources = new Map<string, FindModel>();
  let findRecordModel: FindModel = async (_project, address) => {
    throw new PlatformError('notFound', { detail: address });
  };
  const findModel: FindModel = (project, address) => (resources.get(address) ?? findRecordModel)(project, address);
  const indexes = createRecordIndexes(kit);
  const building = kit.every(indexMilliseconds, {
    name: 'build the indexes that lists asked for',
    run: (signal) => indexes.keep(signal),
    isAlsoAtStart: true,
  });
  const deps = { kit, findModel, resources, indexes };
  const runBulk = createBulkRunner(deps);
  defineBulkJob(deps, runBulk);
  return {
    ...deps,
    runBulk,
    buildIndexes: () => building.runNow(),
    add(resource, find) {
      if (resource.includes(':')) findRecordModel = find;
      else resources.set(resource, find);
    },
  };
}

const indexMilliseconds = 60_000;
