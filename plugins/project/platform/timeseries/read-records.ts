import type { PlatformKit, PlatformTables, TaskOwner, Viewer } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { instantOf } from '@signalbox/schemas/instant-of';
import { sql } from 'kysely';
import type { TimeseriesQuery } from '../../shared/generated/types';
import { hiddenSeries } from './table-models';

interface TimeSeriesRecord {
  table: string;
  device: string;
  field: string;
  /** ISO. */
  time: string;
  value: JsonValue;
}

/** The records of a project that a query selects and the viewer may see, the newest first. Throws as `ClientQueries.run` does. */
export async function readRecords(
  { database, queries }: Pick<PlatformKit, 'database' | 'queries'>,
  { project, query, viewer, owner }: { project: string; query: TimeseriesQuery; viewer: Viewer; owner: TaskOwner },
): Promise<{ records: TimeSeriesRecord[]; count?: number }> {
  const { table, device, field, time } = query.filter ?? {};
  let selected = database.selectFrom('timeseries_record').where('project', '=', project);
  if (table !== undefined) selected = selected.where('table_id', '=', table);
  if (device !== undefined) selected = selected.where('device', '=', device);
  if (field !== undefined) selected = selected.where('field', '=', field);
  if (time?.$gte !== undefined) selected = selected.where('time', '>=', new Date(instantOf(time.$gte)));
  if (time?.$lt !== undefined) selected = selected.where('time', '<', new Date(instantOf(time.$lt)));
  const hidden = await hiddenSeries({ database }, { project, table, viewer });
  if (hidden.length > 0)
    selected = selected.where(
      sql<boolean>`not exists (select from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) hidden("table" text, field text)
        where hidden."table" = table_id and coalesce(hidden.field, timeseries_record.field) = timeseries_record.field)`,
    );
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
