import { PlatformError } from '@signalbox/api';
import { type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { inQuery, route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { TimeseriesQuery } from '../../shared/generated/types';
import { timeseriesQueryEntity, timeseriesRecordsEntity } from '../../shared/generated/entities';
import { readRecords } from './read-records';
import { storableTime } from './storable-time';
import { writeRecords } from './write-records';

/** `core/timeseries`: stores readings of devices, and queries them by table, device, field and time. */
export function timeSeriesRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const timeseriesRoute = route('Stores readings.', {
    body: timeseriesRecordsEntity,
    example: { records: [{ table: 'weather', device: 'north', values: { temperature: 21.5 } }] },
    permission: 'timeseries.add',
  });
  rest.post('/core/timeseries', timeseriesRoute, async ({ body: { records }, project }) => {
    await writeRecords(kit, { project, records });
    return { status: 'OK' };
  });

  const getTimeseriesRoute = route('Returns readings.', {
    query: inQuery(timeseriesQueryEntity),
    answer: 'list',
    permission: 'timeseries.view',
  });
  rest.get('/core/timeseries', getTimeseriesRoute, async (request, reply) => {
    const { query } = request;
    rejectUnstorable(query.filter?.time);
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

function rejectUnstorable(time: NonNullable<TimeseriesQuery['filter']>['time']): void {
  for (const bound of [time?.$gte, time?.$lt])
    if (bound !== undefined && !storableTime(bound))
      throw new PlatformError('malformedQuery', { field: 'filter.time', detail: bound });
}
