import { isJsonObject } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import type { PlatformKit, TaskOwner, Viewer } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { DeviceValues, FieldValue, FieldValues, TableValues } from '../../shared/dashboards/table-values';
import { isOnline } from './is-online';
import { hiddenFields, modelOfTable, type TableModel } from '../timeseries/table-models';
import { recordStates, stateColumns } from './record-states';

/** What one read of a table finds, for all viewers. */
export interface TableReadings {
  rows: SeriesRow[];
  model: TableModel;
  /** By device. Undefined while the setting `onlineCheck` is off. */
  states?: Map<string, boolean>;
}

/** The newest values of each device and field of a table. Throws as `ClientQueries.run` does. */
export async function readTable(
  kit: Pick<PlatformKit, 'database' | 'queries' | 'settings' | 'clock'>,
  { project, table, owner }: { project: string; table: string; owner: TaskOwner },
): Promise<TableReadings> {
  const values = [project, table, maxSeries + 1, maxPoints];
  const rows = await kit.queries.run<SeriesRow>(owner, { text: newestSql, values });
  const model = await modelOfTable(kit, { project, table });
  const { settings } = await kit.settings.read(project);
  if (settings['onlineCheck'] !== true) return { rows, model };
  const devices = [...new Set(rows.map(({ device }) => device))];
  return { rows, model, states: await recordStates(kit, { project, model, devices, owner }) };
}

/** The values without the columns that the viewer may not see, and with states from columns that the viewer may see. */
export function tableValues(
  { rows, model, states }: TableReadings,
  { viewer, now }: { viewer: Viewer; now: number },
): TableValues {
  const properties = isJsonObject(model.schema['properties']) ? model.schema['properties'] : {};
  const isHidden = hiddenFields(model.schema, viewer);
  const hasStates = !stateColumns(model).some(isHidden);
  const devices = new Map<string, SeriesRow[]>();
  for (const row of rows.slice(0, maxSeries).filter(({ field }) => !isHidden(field)))
    devices.set(row.device, [...(devices.get(row.device) ?? []), row]);
  return {
    isComplete: rows.length <= maxSeries,
    devices: [...devices].map(([device, series]): DeviceValues => {
      const times = series.flatMap(({ points }) => points.map(({ time }) => time));
      const state = hasStates ? states?.get(device) : undefined;
      const online = states && (state ?? isOnline({ times, now }));
      return {
        device,
        time: new Date(Math.max(...times)).toISOString(),
        ...(online === undefined ? {} : { isOnline: online }),
        fields: inOrder(series, properties).map((row) => fieldValues(row, properties[row.field])),
      };
    }),
  };
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
