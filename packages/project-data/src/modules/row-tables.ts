import { isProjectName } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { RecordError } from '../lines/record-error';

/** A table whose rows are records of a backup, of all projects. */
export interface RowTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** SQL condition for the rows that are data. */
  isData: string;
  /** Why a row of an archive does not belong to the table. The database reports wrong types. */
  errorOf(row: JsonObject): RecordError | undefined;
}

/**
 * Collections of archives and tasks of this machine, which no restore may roll back. The same applies to all documents
 * below a target that is not a project, such as the cycles of database backups.
 */
const keptCollections = ['backup', 'taskmanager'];

const documentTable: RowTable = {
  name: 'document',
  columns: ['project', 'collection', 'id', 'body', 'created_at', 'updated_at'],
  key: ['project', 'collection', 'id'],
  isData: `collection <> all (array[${keptCollections.map((name) => `'${name}'`).join()}]) and project not like '@%'`,
  errorOf({ project, collection, id, body }) {
    if (!isProjectName(project)) return { reason: 'record.noProject', field: '/body/project' };
    if (!isKeyPart(collection)) return { reason: 'record.noCollection', field: '/body/collection' };
    if (keptCollections.includes(collection)) return { reason: 'record.neverRestored', field: '/body/collection' };
    if (!isKeyPart(id)) return { reason: 'record.noId', field: '/body/id' };
    return isJsonObject(body) ? undefined : { reason: 'record.noObject', field: '/body/body' };
  },
};

const timeSeriesTable: RowTable = {
  name: 'timeseries_record',
  columns: ['project', 'table_id', 'device', 'field', 'time', 'value'],
  key: ['project', 'table_id', 'device', 'field', 'time'],
  isData: 'true',
  errorOf({ project, table_id: table, device, field }) {
    if (!isProjectName(project)) return { reason: 'record.noProject', field: '/body/project' };
    return [table, device, field].every(isKeyPart) ? undefined : { reason: 'record.noSeries', field: '/body' };
  },
};

/** By the module that holds their rows. */
export const rowTables: Readonly<Record<string, RowTable>> = {
  document: documentTable,
  timeseries_record: timeSeriesTable,
};

/** Returns why the table cannot store a row of an archive. */
export function rowError(table: RowTable, row: JsonObject): RecordError | undefined {
  const unknown = Object.keys(row).find((column) => !table.columns.includes(column));
  if (unknown !== undefined) return { reason: 'record.unknownField', field: `/body/${unknown}` };
  const missing = table.columns.find((column) => row[column] === undefined || row[column] === null);
  return missing === undefined ? table.errorOf(row) : { reason: 'record.missing', field: `/body/${missing}` };
}

function isKeyPart(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}
