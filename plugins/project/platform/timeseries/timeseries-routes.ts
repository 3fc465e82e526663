import { PlatformError } from '@signalbox/api';
import { bodyOf, findUnstorable, type PlatformKit, rejectErrors, requestOwner } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { validateEntity } from '@signalbox/schemas/validators/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRecords, type RecordsQuery } from './read-records';
import { storableTime } from './storable-time';
import { type DeviceReading, writeRecords } from './write-records';

/** `core/timeseries`: stores readings of devices, and queries them by table, device, field and time. */
export function timeSeriesRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  rest.post('/core/timeseries', { config: { permission: 'timeseries.add' } }, async (request) => {
    const { records } = bodyOf(request, 'timeseries-records') as unknown as { records: DeviceReading[] };
    await writeRecords(kit, { project: request.project, records });
    return { status: 'OK' };
  });

  rest.get('/core/timeseries', { config: { permission: 'timeseries.view' } }, async (request, reply) => {
    const query = recordsQuery(request);
    const { records, count } = await readRecords(kit, {
      project: request.project,
      query,
      owner: requestOwner(request, reply),
    });
    if (count !== undefined) void reply.header('count', String(count));
    return records;
  });
}

function recordsQuery(request: FastifyRequest): RecordsQuery {
  const { query: text = '{}' } = request.query as { query?: unknown };
  const query = parsed(text);
  rejectErrors(validateEntity('timeseries-query', query));
  const unstorable = findUnstorable(query);
  if (unstorable) throw new PlatformError('malformedQuery', { pointer: unstorable.pointer, detail: unstorable.reason });
  const { time } = (query as RecordsQuery).filter ?? {};
  for (const bound of [time?.$gte, time?.$lt])
    if (bound !== undefined && !storableTime(bound))
      throw new PlatformError('malformedQuery', { field: 'filter.time', detail: bound });
  return query as RecordsQuery;
}

function parsed(text: unknown): JsonObject {
  try {
    const value = JSON.parse(String(text)) as JsonValue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (cause) {
    throw new PlatformError('malformedQuery', { field: 'query', detail: 'no JSON', cause });
  }
  throw new PlatformError('malformedQuery', { field: 'query', detail: 'must be a JSON object' });
}
