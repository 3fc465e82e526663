import { PlatformError } from '@signalbox/api';
import { bodyOf, idOf, type Viewer } from '@signalbox/platform-kit';
import type { Entity } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordModel } from '../query/record-model';
import { recordRequest, type RouteDeps } from '../records/record-request';
import { recordStore } from '../records/record-store';
import { rejectOtherVersion, versionTag } from '../records/record-version';
import { changedValues, type RecordChange } from './changed-values';
import { checkReferences } from './check-references';
import { recordEntity } from './record-entity';

/** `POST`, `PUT`, `PATCH` and `DELETE` of a record, as far as the resource has them, with `If-Match`. `ETag` of the answer is its new version. */
export function changeRoutes(
  rest: FastifyInstance,
  { kit, path, find, findModel, routes }: RouteDeps,
  has: (action: RecordAction) => boolean,
): void {
  if (has('add')) rest.post(path, routes.add, add);
  if (has('edit')) {
    rest.put(`${path}/:id`, routes.replace, (request, reply) => change(request, reply, 'replace'));
    rest.patch(`${path}/:id`, routes.merge, (request, reply) => change(request, reply, 'merge'));
  }
  if (has('delete')) rest.delete(`${path}/:id`, routes.remove, remove);

  async function add(request: FastifyRequest) {
    const { model, viewer } = await recordRequest(find, request, 'add');
    const change: RecordChange = { kind: 'replace', values: sentValues(request, model, model.entity?.full) };
    const after = changedValues(await depsOf(kit, model, viewer), change);
    await checkReferences({ ...kit, findModel, viewer }, model, { before: {}, next: after });
    const write = { request, viewer, project: model.project, after };
    await model.hooks?.before?.(write);
    const inserted = await recordStore(kit, model).insert(after, (id, database) =>
      model.hooks?.onWrite?.({ ...write, id, database }),
    );
    return { InsertedID: inserted };
  }

  async function remove(request: FastifyRequest) {
    const { model, viewer } = await recordRequest(find, request, 'delete');
    await recordStore(kit, model).remove(idOf(request), ({ id, version, values: before }, database) => {
      rejectOtherVersion(request, version);
      return model.hooks?.onWrite?.({ request, viewer, project: model.project, database, id, before });
    });
    return { status: 'OK' };
  }

  async function change(request: FastifyRequest, reply: FastifyReply, kind: RecordChange['kind']) {
    const { model, viewer } = await recordRequest(find, request, 'edit', idOf(request));
    const entity = kind === 'merge' ? model.entity?.patch : model.entity?.full;
    const sent: RecordChange = { kind, values: sentValues(request, model, entity) };
    const version = await changeRecord({ kit, findModel, request, model, viewer, sent });
    void reply.header('etag', versionTag(version));
    return { status: 'OK' };
  }
}

interface SentChange extends Pick<RouteDeps, 'kit' | 'findModel'> {
  request: FastifyRequest;
  model: RecordModel;
  viewer: Viewer;
  sent: RecordChange;
}

/** Returns the new version. Asks the hook `before` again if another request wrote the record meanwhile, three times at most. */
async function changeRecord(change: SentChange, attempt = 1): Promise<string> {
  const { kit, findModel, request, model, viewer, sent } = change;
  const { hooks, project } = model;
  const deps = await depsOf(kit, model, viewer);
  const store = recordStore(kit, model);
  const id = idOf(request);
  const write = { request, viewer, project };
  const known = hooks?.before && (await store.get(id));
  if (known) {
    rejectOtherVersion(request, known.version);
    await hooks.before?.({ ...write, before: known.values, after: changedValues(deps, sent, known.values) });
  }
  let isStale = false;
  const changing = store.change(id, async ({ version, values: before }, database) => {
    isStale = known !== undefined && known.version !== version;
    if (isStale) throw new PlatformError('conflict');
    rejectOtherVersion(request, version);
    const after = changedValues(deps, sent, before);
    await checkReferences({ database, findModel, viewer }, model, { before, next: after });
    await hooks?.onWrite?.({ ...write, database, id, before, after });
    return after;
  });
  return changing.catch((error: unknown) => {
    if (!isStale || attempt === maxAttempts) throw error;
    return changeRecord(change, attempt + 1);
  });
}

function sentValues(
  request: FastifyRequest,
  { hooks }: RecordModel,
  entity: Entity<JsonObject> | undefined,
): JsonObject {
  const body = bodyOf(request, entity);
  return hooks?.read?.(body) ?? body;
}

async function depsOf(kit: RouteDeps['kit'], model: RecordModel, viewer: Viewer) {
  return { model, viewer, entity: await recordEntity(kit, model, viewer.userId) };
}

const maxAttempts = 3;
