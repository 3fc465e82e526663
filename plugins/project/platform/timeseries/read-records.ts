import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';

/** The `query` of `GET core/timeseries`. */
export interface RecordsQuery {
  filter?: { table?: string; device?: string; field?: string; time?: { $gte?: string; $lt?: string } };
  skip?: number;
  limit?: number;
  withCount?: boolean;
}

export interface TimeSeriesRecord {
  table: string;
  device: string;
  field: string;
  /** ISO. */
  time: string;
  value: JsonValue;
}

/** The records of a project that a query selects, the newest first. */
export async function readRecords(
  { database }: Pick<PlatformKit, 'database'>,
  { project, query }: { project: string; query: RecordsQuery },
): Promise<{ records: TimeSeriesRecord[]; count?: number }> {
  const { table, device, field, time } = query.filter ?? {};
  let selected = database.selectFrom('timeseries_record').where('project', '=', project);
  if (table !== undefined) selected = selected.where('table_id', '=', table);
  if (device !== undefined) selected = selected.where('device', '=', device);
  if (field !== undefined) selected = selected.where('field', '=', field);
  if (time?.$gte !== undefined) selected = selected.where('time', '>=', new Date(time.$gte));
  if (time?.$lt !== undefined) selected = selected.where('time', '<', new Date(time.$lt));
  const rows = await selected
    .selectAll()
    .orderBy('time', 'desc')
    .orderBy('table_id')
    .orderBy('device')
    .orderBy('field')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? usualLimit)
    .execute();
  return {
    records: rows.map((row) => ({
      table: row.table_id,
      device: row.device,
      field: row.field,
      time: row.time.toISOString(),
      value: row.value,
    })),
    ...(query.withCount === true ? { count: await countOf(selected) } : {}),
  };

  async function countOf(rowsToCount: typeof selected): Promise<number> {
    const { count } = await rowsToCount.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  }
}

const usualLimit = 15;
