import { idOf, queryParameter, requestOwner } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { secretPaths } from '@signalbox/schemas/guarded-columns';
import { type RecordCount, recordHeaders } from '@signalbox/collections-core';
import { recordColumns } from '../query/record-columns';
import { parseRecordQuery } from '../query/record-query';
import { countOrEstimate, countRecords, type RecordsCount } from './count-records';
import { listRecords } from './list-records';
import { recordRequest, type RouteDeps } from './record-request';
import { recordStore } from './record-store';
import { versionTag } from './record-version';
import { explainedError } from './slow-list';
import { withMarkers } from './secret-markers';
import { visibleValues } from './visible-values';

/** `GET` of a resource, its exact count, and one record with its version as `ETag`. */
export function readRoutes(
  rest: FastifyInstance,
  { kit, path, find, noun, routes, indexes, buildIndexes }: RouteDeps,
): void {
  rest.get(path, routes.list, async (request, reply) => {
    const { model, viewer } = await recordRequest(find, request, 'view');
    const columns = recordColumns(model, viewer, indexes);
    const query = parseRecordQuery(queryParameter(request, 'query'), columns);
    const owner = requestOwner(request, reply);
    const listed = { model, columns, query };
    if (indexes.note(model, query, columns)) buildIndexes();
    if (query.withCount) sendCount(reply, await countOrEstimate(kit, listed, owner));
    if (query.withoutBody) return [];
    const { records, cursor, cursorBefore } = await listRecords(kit, listed, owner).catch(async (error: unknown) => {
      throw await explainedError(error, { kit, model });
    });
    if (cursor !== undefined) void reply.header(recordHeaders.cursor, cursor);
    if (cursorBefore !== undefined) void reply.header(recordHeaders.cursorBefore, cursorBefore);
    return records;
  });

  rest.get(
    `${path}/count`,
    route(`Counts ${noun}s.`, { query: 'list' }),
    async (request, reply): Promise<RecordCount> => {
      const { model, viewer } = await recordRequest(find, request, 'view');
      const columns = recordColumns(model, viewer, indexes);
      const query = parseRecordQuery(queryParameter(request, 'query'), columns);
      return { count: await countRecords(kit, { model, query }, requestOwner(request, reply)) };
    },
  );

  rest.get(`${path}/:id`, routes.get, async (request, reply) => {
    const { model, viewer } = await recordRequest(find, request, 'view', idOf(request));
    const { schema, guarded } = model;
    const { hidden, present } = recordColumns(model, viewer, indexes);
    const { id, values, version } = await recordStore(kit, model).get(idOf(request));
    void reply.header('etag', versionTag(version));
    const visible = visibleValues(values, { schema, hidden });
    return present({ ...withMarkers(visible, { stored: values, secrets: secretPaths(schema, guarded, viewer) }), id });
  });
}

function sendCount(reply: FastifyReply, { count, isEstimate }: RecordsCount): void {
  void reply.header(recordHeaders.count, String(count));
  if (isEstimate) void reply.header(recordHeaders.countIsEstimate, 'true');
}
