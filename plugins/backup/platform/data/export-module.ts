import type { ArchiveSource } from '@signalbox/archive';
import { escapeLiteral } from 'pg';
import { type ModuleAddress, moduleAddress, settingRecordId } from './module-address';
import type { RowTable } from './row-tables';
import type { Snapshot } from './snapshot';

interface ModulesToExport {
  snapshot: Snapshot;
  project: string;
  modules: readonly string[];
}

/** The modules of a project as entries of an archive, read when it is their turn. */
export function* moduleSources({ snapshot, project, modules }: ModulesToExport): Generator<ArchiveSource> {
  for (const module of modules) {
    const address = moduleAddress({ project, module });
    if (address)
      yield { kind: 'data', name: module, modified: snapshot.time, open: () => snapshot.lines(recordsOf(address)) };
  }
}

/** A `select` of a module's records, one JSON text each, by id. */
function recordsOf(address: ModuleAddress): string {
  switch (address.table) {
    case 'document':
      return `select '{"id":' || to_json(id)::text || ',"createdAt":"' || ${isoTime('created_at')} || '","updatedAt":"' ||
        ${isoTime('updated_at')} || '","body":' || body::text || '}' from document
        where project = ${escapeLiteral(address.project)} and collection = ${escapeLiteral(address.collection)} order by id`;
    case 'setting':
      return `select '{"id":"${settingRecordId}","body":' || body::text || '}' from setting
        where project = ${escapeLiteral(address.project)}`;
    case 'settings':
      return `select '{"id":' || to_json(project)::text || ',"body":' || body::text || '}' from setting order by project`;
    case 'rows':
      return rowsOf(address.rows);
  }
}

/** Rows as JSON, in the order of their key, which also names each of them. */
function rowsOf({ name, key, isData }: RowTable): string {
  const id = key.map((column) => (column === 'time' ? isoTime(column) : column)).join(` || '/' || `);
  return `select '{"id":' || to_json(${id})::text || ',"body":' || to_jsonb(${name})::text || '}' from ${name}
    where ${isData} order by ${key.join()}`;
}

/** All that PostgreSQL knows of a time: microseconds, in UTC. */
function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
