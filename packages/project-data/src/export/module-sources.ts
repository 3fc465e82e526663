import type { ArchiveSource } from '@signalbox/archive';
import { escapeLiteral } from 'pg';
import { documentColumns, documentLines } from '../lines/document-lines';
import type { ModuleTees } from './module-tee';
import { type ModuleAddress, moduleAddress, settingRecordId } from '../modules/module-address';
import type { RowTable } from '../modules/row-tables';
import { isoTime } from './iso-time';
import type { Snapshot } from './snapshot';

interface ModulesToExport {
  snapshot: Snapshot;
  project: string;
  modules: readonly string[];
  /** Receive a copy of the module's lines. */
  tees?: ModuleTees;
}

/** The modules of a project as entries of an archive. Each is read when the writer reaches it. */
export function* moduleSources({ snapshot, project, modules, tees }: ModulesToExport): Generator<ArchiveSource> {
  for (const module of modules) {
    const address = moduleAddress({ project, module });
    if (!address) continue;
    const open = () => {
      const lines = linesOf(snapshot, address);
      return tees?.has(module) ? tees.pass(module, lines) : lines;
    };
    yield { kind: 'data', name: module, modified: snapshot.time, open };
  }
}

/** The records of a module as lines of an archive. */
function linesOf(snapshot: Snapshot, address: ModuleAddress): AsyncGenerator<Uint8Array> {
  if (address.table !== 'document') return snapshot.lines(recordsOf(address));
  return documentLines(snapshot.rows(`select ${documentColumns} from document where ${rowsIn(address)} order by id`));
}

/** A `select` of the records of a module as JSON texts, ordered by id. `condition` is SQL and selects the rows. */
export function recordsOf(address: ModuleAddress, condition = 'true'): string {
  switch (address.table) {
    case 'document':
      return `select '{"id":' || to_json(id)::text || ',"createdAt":"' || ${isoTime('created_at')} || '","updatedAt":"' ||
        ${isoTime('updated_at')} || '","body":' || body::text || '}' from document
        where ${rowsIn(address)} and ${condition} order by id`;
    case 'setting':
      return `select '{"id":"${settingRecordId}","body":' || body::text || '}' from setting
        where ${rowsIn(address)} and ${condition}`;
    case 'settings':
      return `select '{"id":' || to_json(project)::text || ',"body":' || body::text || '}' from setting
        where ${condition} order by project`;
    case 'rows':
      return rowsOf(address.rows, condition);
  }
}

/** Like `recordsOf`, but only the ids, as JSON. */
export function idsOf(address: ModuleAddress, condition: string): string {
  switch (address.table) {
    case 'document':
      return `select to_json(id)::text as line from document where ${rowsIn(address)} and ${condition}`;
    case 'setting':
      return `select '"${settingRecordId}"' as line from setting where ${rowsIn(address)} and ${condition}`;
    case 'settings':
      return `select to_json(project)::text as line from setting where ${condition}`;
    case 'rows': {
      const { name, isData } = address.rows;
      return `select to_json(${rowId(address.rows)})::text as line from ${name} where ${isData} and ${condition}`;
    }
  }
}

function rowsIn(address: Extract<ModuleAddress, { project: string }>): string {
  const isOfProject = `project = ${escapeLiteral(address.project)}`;
  return address.table === 'document'
    ? `${isOfProject} and collection = ${escapeLiteral(address.collection)}`
    : isOfProject;
}

/** Rows as JSON, ordered by their key. The key is also the id of the record. */
function rowsOf(rows: RowTable, condition: string): string {
  const { name, key, isData } = rows;
  return `select '{"id":' || to_json(${rowId(rows)})::text || ',"body":' || to_jsonb(${name})::text || '}' from ${name}
    where ${isData} and ${condition} order by ${key.join()}`;
}

function rowId({ key }: RowTable): string {
  return key.map((column) => (column === 'time' ? isoTime(column) : column)).join(` || '/' || `);
}
