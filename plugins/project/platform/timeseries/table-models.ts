import { readAt } from '@signalbox/engine/core';
import { collectionStore, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { guardedColumns, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { isJsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';

/** The model of the records and readings of a table. */
export interface TableModel {
  id: string;
  schema: JsonObject;
  uiSchema: JsonObject;
}

/** The model of a table: title and unit of each field. Without properties if there is none. */
export async function modelOfTable(
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

/** True for the fields that the viewer may not see: guarded columns of the model, as its lists hide them. */
export function hiddenFields(schema: JsonObject, viewer: Viewer): (field: string) => boolean {
  const hidden = hiddenNames(schema, viewer);
  return (field) => hidden?.has(field) ?? true;
}

/** Undefined for a schema that is too large to be searched: such a model has no list either. */
function hiddenNames(schema: JsonObject, viewer: Viewer): Set<string> | undefined {
  const guarded = guardedColumns(schema);
  return guarded && new Set(hiddenPaths(guarded, viewer).flatMap(([first]) => first ?? []));
}

/** The guarded fields that the viewer may not see, in one table or in all of a project. Without `field`: all of the table. */
export async function hiddenSeries(
  { database }: Pick<PlatformKit, 'database'>,
  { project, table = null, viewer }: { project: string; table?: string | null; viewer: Viewer },
): Promise<{ table: string; field: string | null }[]> {
  const { rows } = await sql<{ table: string; schema: JsonValue }>`
    select stored.id as "table", model.body #> '{custom,schema}' as schema from document stored
      join document model on model.project = ${project} and model.collection = 'model' and model.id = stored.body ->> 'model'
    where stored.project = ${project} and stored.collection = 'table' and (${table}::text is null or stored.id = ${table})
  `.execute(database);
  return rows.flatMap(({ table: name, schema }) => {
    const fields: Iterable<string | null> = isJsonObject(schema) ? (hiddenNames(schema, viewer) ?? [null]) : [];
    return [...fields].map((field) => ({ table: name, field }));
  });
}
