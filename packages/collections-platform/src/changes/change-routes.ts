import { bodyOf, idOf, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordModel } from '../query/record-model';
import { recordRequest, type RouteDeps } from '../records/record-request';
import { recordStore } from '../records/record-store';
import { rejectOtherVersion, versionTag } from '../records/record-version';
import { changedValues, type RecordChange } from './changed-values';
import { checkReferences } from './check-references';
import { recordEntity } from './record-entity';

/** `POST`, `PUT`, `PATCH` and `DELETE` of a record, with `If-Match`. `ETag` of the answer is its new version. */
export function changeRoutes(rest: FastifyInstance, { kit, path, find, findModel }: RouteDeps): void {
  rest.post(path, async (request) => {
    const { model, viewer } = await recordRequest(find, request, 'add');
    const change: RecordChange = { kind: 'replace', values: bodyOf(request) };
    const values = changedValues(await depsOf(model, viewer), change);
    await checkReferences({ ...kit, findModel, viewer }, model, { before: {}, next: values });
    return { InsertedID: await recordStore(kit, model).insert(values) };
  });

  rest.put(`${path}/:id`, (request, reply) => change(request, reply, 'replace'));
  rest.patch(`${path}/:id`, (request, reply) => change(request, reply, 'merge'));

  rest.delete(`${path}/:id`, async (request) => {
    const { model } = await recordRequest(find, request, 'delete');
    await recordStore(kit, model).remove(idOf(request), ({ version }) => rejectOtherVersion(request, version));
    return { status: 'OK' };
  });

  async function depsOf(model: RecordModel, viewer: Viewer) {
    return { model, viewer, entity: await recordEntity(kit, model, viewer.userId) };
  }

  async function change(request: FastifyRequest, reply: FastifyReply, kind: RecordChange['kind']) {
    const { model, viewer } = await recordRequest(find, request, 'edit');
    const sent: RecordChange = { kind, values: bodyOf(request) };
    const deps = await depsOf(model, viewer);
    const version = await recordStore(kit, model).change(
      idOf(request),
      async (record, transaction): Promise<JsonObject> => {
        rejectOtherVersion(request, record.version);
        const next = changedValues(deps, sent, record.values);
        const references = { database: transaction, findModel, viewer };
        await checkReferences(references, model, { before: record.values, next });
        return next;
      },
    );
    void reply.header('etag', versionTag(version));
    return { status: 'OK' };
  }
}
