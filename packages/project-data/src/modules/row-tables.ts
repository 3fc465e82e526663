import type { JsonObject } from '@signalbox/schemas';
import type { RecordError } from '../lines/record-error';

/** A table whose rows are records of a backup: of all projects, whole. */
export interface RowTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** Rows that are data, in SQL. */
  isData: string;
  /** Why a row of an archive is none of the table's; a wrong type is found by the database. */
  errorOf(row: JsonObject): RecordError | undefined;
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
  errorOf({ project, collection, id, body }) {
    if (!isProject(project)) return { reason: 'record.noProject', field: '/body/project' };
    if (!isKeyPart(collection)) return { reason: 'record.noCollection', field: '/body/collection' };
    if (keptCollections.includes(collection)) return { reason: 'record.neverRestored', field: '/body/collection' };
    if (!isKeyPart(id)) return { reason: 'record.noId', field: '/body/id' };
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? undefined
      : { reason: 'record.noObject', field: '/body/body' };
  },
};

const timeSeriesTable: RowTable = {
  name: 'timeseries_record',
  columns: ['project', 'table_id', 'device', 'field', 'time', 'value'],
  key: ['project', 'table_id', 'device', 'field', 'time'],
  isData: 'true',
  errorOf({ project, table_id: table, device, field }) {
    if (!isProject(project)) return { reason: 'record.noProject', field: '/body/project' };
    return [table, device, field].every(isKeyPart) ? undefined : { reason: 'record.noSeries', field: '/body' };
  },
};

/** By the module that holds their rows. */
export const rowTables: Readonly<Record<string, RowTable>> = {
  document: documentTable,
  timeseries_record: timeSeriesTable,
};

/** Why a row of an archive cannot stand in its table. */
export function rowError(table: RowTable, row: JsonObject): RecordError | undefined {
  const stranger = Object.keys(row).find((column) => !table.columns.includes(column));
  if (stranger !== undefined) return { reason: 'record.unknownField', field: `/body/${stranger}` };
  const missing = table.columns.find((column) => row[column] === undefined || row[column] === null);
  return missing === undefined ? table.errorOf(row) : { reason: 'record.missing', field: `/body/${missing}` };
}

/** As in `x-request-project`. */
export function isProject(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);
}

function isKeyPart(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}
