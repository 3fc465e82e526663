import { readAt } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { collectionStore, type PlatformKit, type TaskOwner } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { DeviceValues, FieldValue, FieldValues, TableValues } from '../../shared/dashboards/table-values';
import { isOnline } from './is-online';
import { recordStates, type TableModel } from './record-states';

/** The newest values of each device and field of a table. Throws as `ClientQueries.run` does. */
export async function readTableValues(
  kit: Pick<PlatformKit, 'database' | 'queries' | 'settings' | 'clock'>,
  { project, table, owner }: { project: string; table: string; owner: TaskOwner },
): Promise<TableValues> {
  const values = [project, table, maxSeries + 1, maxPoints];
  const rows = await kit.queries.run<SeriesRow>(owner, { text: newestSql, values });
  const model = await modelOfTable(kit, { project, table });
  const properties = isJsonObject(model.schema['properties']) ? model.schema['properties'] : {};
  const { settings } = await kit.settings.read(project);
  const isChecked = settings['onlineCheck'] === true;
  const devices = new Map<string, SeriesRow[]>();
  const shown = rows.slice(0, maxSeries).filter(({ field }) => !isNeverSent(properties[field]));
  for (const row of shown) devices.set(row.device, [...(devices.get(row.device) ?? []), row]);
  const states = isChecked
    ? await recordStates(kit, { project, model, devices: [...devices.keys()], owner })
    : new Map<string, boolean>();
  return {
    isComplete: rows.length <= maxSeries,
    devices: [...devices].map(([device, series]): DeviceValues => {
      const times = series.flatMap(({ points }) => points.map(({ time }) => time));
      const online = isChecked ? (states.get(device) ?? isOnline({ times, now: kit.clock.now() })) : undefined;
      return {
        device,
        time: new Date(Math.max(...times)).toISOString(),
        ...(online === undefined ? {} : { isOnline: online }),
        fields: inOrder(series, properties).map((row) => fieldValues(row, properties[row.field])),
      };
    }),
  };
}

function isNeverSent(property: JsonValue | undefined): boolean {
  return isJsonObject(property) && property['writeOnly'] === true;
}

/** The columns of the model's lists first, then its other fields, then those that it lacks; by name each. */
function inOrder(series: SeriesRow[], properties: JsonObject): SeriesRow[] {
  const rank = ({ field }: SeriesRow) => {
    const property = properties[field];
    if (!isJsonObject(property)) return 2;
    return property['listFields'] === true ? 0 : 1;
  };
  return series.toSorted((one, other) => rank(one) - rank(other));
}

function fieldValues({ field, value, points }: SeriesRow, property: JsonValue | undefined): FieldValues {
  const { title, unit } = isJsonObject(property) ? property : {};
  const [newest] = points;
  return {
    field,
    ...(isLanguageText(title) ? { title } : {}),
    ...(typeof unit === 'string' ? { unit } : {}),
    time: new Date(newest?.time ?? 0).toISOString(),
    value,
    points: points.toReversed().flatMap(({ time, number }) => {
      return number === null ? [] : [{ time: new Date(time).toISOString(), value: number }];
    }),
  };
}

/** The model of a table: title and unit of each field. Without properties if there is none. */
async function modelOfTable(
  kit: Pick<PlatformKit, 'database' | 'clock'>,
  { project, table }: { project: string; table: string },
): Promise<TableModel> {
  const read = (collection: string, id: JsonValue | undefined) =>
    typeof id === 'string' ? collectionStore({ ...kit, project, collection }).get(id) : undefined;
  const id = (await read('table', table))?.['model'];
  const model = await read('model', id);
  const objectAt = (pointer: string) => {
    const found = model && readAt(model, pointer);
    return isJsonObject(found) ? found : {};
  };
  return { id: String(id), schema: objectAt('/custom/schema'), uiSchema: objectAt('/custom/uiSchema') };
}

interface SeriesRow {
  device: string;
  field: string;
  /** The newest one. */
  value: FieldValue;
  /** The newest first. Times in milliseconds since 1970. */
  points: { time: number; number: number | null }[];
}

/** Bounds the work and the size of a response for a table of any size. */
const maxSeries = 200;
const maxPoints = 30;

/** Skips along the primary key from series to series, so that old records cost nothing. */
const newestSql = `
  with recursive series as (
    (select device, field from timeseries_record where project = $1 and table_id = $2 order by device, field limit 1)
    union all
    select next.device, next.field from series cross join lateral (
      select device, field from timeseries_record
      where project = $1 and table_id = $2 and (device, field) > (series.device, series.field)
      order by device, field limit 1
    ) next
  )
  select device, field, newest.value, newest.points
  from (select device, field from series limit $3) as chosen cross join lateral (
    select (array_agg(value order by time desc))[1] as value,
      json_agg(json_build_object(
        'time', extract(epoch from time) * 1000,
        'number', case when jsonb_typeof(value) = 'number' then value end
      ) order by time desc) as points
    from (
      select time, value from timeseries_record
      where project = $1 and table_id = $2 and device = chosen.device and field = chosen.field
      order by time desc limit $4
    ) as newest_rows
  ) as newest`;
