import type { PlatformKit, TaskOwner } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { onlineColumns } from '@signalbox/schemas/online-columns';
import { titleProperty } from '@signalbox/schemas/title-property';
import type { TableModel } from '../timeseries/table-models';

interface StatesOptions {
  project: string;
  model: TableModel;
  /** By the names that their readings have. */
  devices: readonly string[];
  owner: TaskOwner;
}

/**
 * The states that the online check has set, by device: of the one record of the model that is named like it. None if the model has
 * no devices. Throws as `ClientQueries.run` does.
 */
export async function recordStates(
  { queries }: Pick<PlatformKit, 'queries'>,
  { project, model, devices, owner }: StatesOptions,
): Promise<Map<string, boolean>> {
  const columns = stateColumns(model);
  if (columns.length === 0 || devices.length === 0) return new Map();
  const values = [project, model.id, devices, ...columns];
  const rows = await queries.run<{ device: string; state: JsonValue }>(owner, { text: statesSql, values });
  return new Map(rows.flatMap(({ device, state }) => (typeof state === 'boolean' ? [[device, state] as const] : [])));
}

/** The columns that a state is read from: the title of the record, and the state itself. None if the model has no devices. */
export function stateColumns(model: TableModel): string[] {
  const columns = onlineColumns(model.schema);
  const title = titleProperty({ ...model, guarded: [] }, everything);
  return columns === undefined || title === undefined ? [] : [title, columns.isOnline];
}

const everything = { isSuper: true, permissions: new Set<string>() };

/** Each device by the index of all documents. Two records of one name say nothing. */
const statesSql = `
  select device, (array_agg(state))[1] as state
  from unnest($3::text[]) as device cross join lateral (
    select body -> 'values' -> $5::text as state from document
    where project = $1 and collection = 'table_data'
      and body @> jsonb_build_object('model', $2::text, 'values', jsonb_build_object($4::text, device))
    limit 2
  ) as named
  group by device having count(*) = 1`;
