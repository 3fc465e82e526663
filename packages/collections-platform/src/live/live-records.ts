import { PlatformError } from '@signalbox/api';
import { documentsChannel, type LiveConnection, type LiveSource, type PlatformKit } from '@signalbox/platform-kit';
import { isJsonObject, type JsonValue, stringsOf } from '@signalbox/schemas/json';
import { recordPermission } from '@signalbox/schemas/permission-model';
import type { RecordChanges } from '@signalbox/collections-core';
import { mayUse, requireLicense } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';
import { createChangeQueue } from './change-queue';
import { recordChannel } from './record-notices';

/** `/ws/record`: one source for all connections of a replica. */
export function liveRecords(finderOf: (kit: PlatformKit) => Omit<SourceDeps, 'kit'>): LiveSource {
  const sources = new WeakMap<PlatformKit, LiveSource>();
  return (connection, kit) => {
    const source = sources.get(kit) ?? createRecordSource({ kit, ...finderOf(kit) });
    sources.set(kit, source);
    source(connection, kit);
  };
}

interface OpenList {
  project: string;
  /** Id of the model. */
  model: string;
  queue: ReturnType<typeof createChangeQueue>;
}

interface SourceDeps {
  kit: Pick<PlatformKit, 'listen' | 'onGap' | 'log' | 'readLicense' | 'clock'>;
  findModel: FindModel;
  /** By the addresses of the lists that are declared. */
  resources?: ReadonlyMap<string, FindModel>;
}

/** The first frame of a query: from now on, changes are sent. */
const followed: RecordChanges = { created: [], changed: [], deleted: [], isAll: false };

/**
 * `/ws/record`, query `{model}`: the ids of the records of a model that were created, changed or deleted on any replica, at
 * most once a second. The permission and the license feature of the list are checked before each frame.
 */
export function createRecordSource(deps: SourceDeps): LiveSource {
  const { kit } = deps;
  const open = new Set<OpenList>();
  kit.listen(recordChannel, ({ project, model, ...ids }) => {
    for (const list of open)
      if (list.project === project && list.model === model)
        list.queue.add({
          created: stringsOf(ids['created']),
          changed: stringsOf(ids['changed']),
          deleted: stringsOf(ids['deleted']),
        });
  });
  kit.listen(documentsChannel, ({ project }) => {
    for (const list of open) if (project === undefined || list.project === project) list.queue.addAll();
  });
  kit.onGap(() => {
    for (const list of open) list.queue.addAll();
  });

  return (connection) => {
    let current: OpenList | undefined;
    const stop = () => {
      if (!current) return;
      current.queue.stop();
      open.delete(current);
      current = undefined;
    };
    connection.onQuery(async (query, isLatest) => {
      stop();
      const model = await visibleModel(connection, deps, query);
      if (!isLatest()) return;
      if (!model) return connection.close('forbidden');
      const queue = createChangeQueue(async (changes) => {
        if (await visibleModel(connection, deps, { model: model.id })) connection.send({ ...changes });
        else connection.close('forbidden');
      }, kit.log);
      current = { project: model.project, model: model.id, queue };
      open.add(current);
      connection.send({ ...followed });
    });
    connection.onClose(stop);
  };
}

/** Undefined also for a model that does not exist, so that the answer does not reveal which models do. */
async function visibleModel(
  { project, viewer }: LiveConnection,
  { kit, findModel, resources }: SourceDeps,
  query: JsonValue,
): Promise<RecordModel | undefined> {
  const address = isJsonObject(query) ? query['model'] : undefined;
  // Which permission is needed is stored with the model: the rights of no model need no query.
  const mayViewSome =
    viewer.isSuper ||
    viewer.permissions.has('model.view') ||
    [...viewer.permissions].some((key) => recordPermission(key)?.action === 'view');
  if (typeof address !== 'string' || !(mayViewSome || resources?.has(address))) return undefined;
  try {
    const model = await findModel(project, address);
    await requireLicense(kit, model, 'GET');
    return mayUse(model, viewer, 'view') ? model : undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return undefined;
  }
}
