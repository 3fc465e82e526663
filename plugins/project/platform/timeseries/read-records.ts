import type { PlatformKit, PlatformTables, TaskOwner } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import type { TimeseriesQuery } from '../../shared/generated/types';

interface TimeSeriesRecord {
  table: string;
  device: string;
  field: string;
  /** ISO. */
  time: string;
  value: JsonValue;
}

/** The records of a project that a query selects, the newest first. Throws as `ClientQueries.run` does. */
export async function readRecords(
  { database, queries }: Pick<PlatformKit, 'database' | 'queries'>,
  { project, query, owner }: { project: string; query: TimeseriesQuery; owner: TaskOwner },
): Promise<{ records: TimeSeriesRecord[]; count?: number }> {
  const { table, device, field, time } = query.filter ?? {};
  let selected = database.selectFrom('timeseries_record').where('project', '=', project);
  if (table !== undefined) selected = selected.where('table_id', '=', table);
  if (device !== undefined) selected = selected.where('device', '=', device);
  if (field !== undefined) selected = selected.where('field', '=', field);
  if (time?.$gte !== undefined) selected = selected.where('time', '>=', new Date(time.$gte));
  if (time?.$lt !== undefined) selected = selected.where('time', '<', new Date(time.$lt));
  const page = selected
    .selectAll()
    .orderBy('time', 'desc')
    .orderBy('table_id')
    .orderBy('device')
    .orderBy('field')
    .offset(query.skip ?? 0)
    .limit(query.limit ?? usualLimit)
    .compile();
  const rows = await queries.run<RecordRow>(owner, { text: page.sql, values: [...page.parameters] });
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
    const { sql: text, parameters } = rowsToCount.select(({ fn }) => fn.countAll<number>().as('count')).compile();
    const [counted] = await queries.run<{ count: number }>(owner, { text, values: [...parameters] });
    return counted?.count ?? 0;
  }
}

type RecordRow = PlatformTables['timeseries_record'];

const usualLimit = 15;
