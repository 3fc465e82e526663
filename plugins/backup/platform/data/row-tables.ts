import type { JsonObject } from '@signalbox/schemas';

/** A table whose rows are records of a backup: of all projects, whole. */
export interface RowTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** Rows that are data, in SQL. */
  isData: string;
  /** Why a row of an archive is none of the table's; a wrong type is found by the database. */
  faultOf(row: JsonObject): string | undefined;
}

/**
 * Documents that belong to archives and tasks of this machine, which no restore may turn back: with them goes all that
 * stands under a home of what is no project, such as the cycles by which the database itself is backed up.
 */
const keptCollections = ['backup', 'taskmanager'];

const documentTable: RowTable = {
  name: 'document',
  columns: ['project', 'collection', 'id', 'body', 'created_at', 'updated_at'],
  key: ['project', 'collection', 'id'],
  isData: `collection <> all (array[${keptCollections.map((name) => `'${name}'`).join()}]) and project not like '@%'`,
  faultOf({ project, collection, id, body }) {
    if (!isProject(project)) return '/body/project: it is no project';
    if (!isKeyPart(collection)) return '/body/collection: it is no collection';
    if (keptCollections.includes(collection)) return `/body/collection: ${collection} is never restored`;
    if (!isKeyPart(id)) return '/body/id: it is no id';
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? undefined
      : '/body/body: it is no object';
  },
};

const timeSeriesTable: RowTable = {
  name: 'timeseries_record',
  columns: ['project', 'table_id', 'device', 'field', 'time', 'value'],
  key: ['project', 'table_id', 'device', 'field', 'time'],
  isData: 'true',
  faultOf({ project, table_id: table, device, field }) {
    if (!isProject(project)) return '/body/project: it is no project';
    return [table, device, field].every(isKeyPart) ? undefined : '/body: it names no table, device and field';
  },
};

/** By the module that holds their rows. */
export const rowTables: Readonly<Record<string, RowTable>> = {
  document: documentTable,
  timeseries_record: timeSeriesTable,
};

/** Why a row of an archive cannot stand in its table. */
export function rowFault(table: RowTable, row: JsonObject): string | undefined {
  const stranger = Object.keys(row).find((column) => !table.columns.includes(column));
  if (stranger !== undefined) return `/body: it has a column ${JSON.stringify(stranger.slice(0, 50))}`;
  const missing = table.columns.find((column) => row[column] === undefined || row[column] === null);
  return missing === undefined ? table.faultOf(row) : `/body/${missing}: it is missing`;
}

/** As in `x-request-project`. */
export function isProject(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

function isKeyPart(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}
