import { PlatformError } from '@signalbox/api';
import { bodyOf, jsonQuery, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TimeseriesQuery } from '../../shared/generated/types';
import { timeseriesQueryEntity, timeseriesRecordsEntity } from '../../shared/generated/entities';
import { readRecords } from './read-records';
import { storableTime } from './storable-time';
import { writeRecords } from './write-records';

/** `core/timeseries`: stores readings of devices, and queries them by table, device, field and time. */
export function timeSeriesRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  rest.post('/core/timeseries', { config: { permission: 'timeseries.add' } }, async (request) => {
    const { records } = bodyOf(request, timeseriesRecordsEntity);
    await writeRecords(kit, { project: request.project, records });
    return { status: 'OK' };
  });

  rest.get('/core/timeseries', { config: { permission: 'timeseries.view' } }, async (request, reply) => {
    const query = recordsQuery(request);
    const { records, count } = await readRecords(kit, {
      project: request.project,
      query,
      viewer: viewerOf(request),
      owner: requestOwner(request, reply),
    });
    if (count !== undefined) void reply.header('count', String(count));
    return records;
  });
}

function recordsQuery(request: FastifyRequest): TimeseriesQuery {
  const query = jsonQuery(request, timeseriesQueryEntity);
  const { time } = query.filter ?? {};
  for (const bound of [time?.$gte, time?.$lt])
    if (bound !== undefined && !storableTime(bound))
      throw new PlatformError('malformedQuery', { field: 'filter.time', detail: bound });
  return query;
}
