import { PlatformError } from '@signalbox/api';
import { pointerOf } from '@signalbox/engine/core';
import type { Database, Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { referenceColumns } from '@signalbox/collections-core';
import { mayUse } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';
import { placesAt, valuesAt } from './kept-values';
import { invalidRecord } from './record-errors';

interface ReferenceDeps {
  database: Database;
  findModel: FindModel;
  viewer: Viewer;
}

/**
 * Throws `invalidField` for a changed reference to a record that does not exist, or that the viewer may not see: the error
 * is the same for both.
 */
export async function checkReferences(
  deps: ReferenceDeps,
  { project, schema }: RecordModel,
  { before, next }: { before: JsonObject; next: JsonObject },
): Promise<void> {
  const wrong: string[] = [];
  for (const column of referenceColumns(schema)) {
    const known = new Set(valuesAt(before, column.path));
    const added = placesAt(next, column.path).filter(({ value }) => typeof value === 'string' && !known.has(value));
    const ids = [...new Set(added.map(({ value }) => String(value)))];
    if (ids.length === 0) continue;
    const visible = await visibleIds(deps, { project, model: column.model, ids });
    wrong.push(...added.filter(({ value }) => !visible.has(String(value))).map(({ path }) => pointerOf(path)));
  }
  if (wrong.length === 0) return;
  throw invalidRecord(
    schema,
    wrong.map((pointer) => ({ pointer, keyword: 'reference', params: {} })),
  );
}

/** Returns the ids of the existing records that the viewer may see. */
async function visibleIds(
  { database, findModel, viewer }: ReferenceDeps,
  { project, model: address, ids }: { project: string; model: string; ids: string[] },
): Promise<ReadonlySet<string>> {
  const model = await findModel(project, address).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });
  if (!model || !mayUse(model, viewer, 'view')) return new Set();
  const { rows } = await sql<{ id: string }>`
    select document.id from ${model.from} where ${model.scope} and document.id = any(${ids}::text[])
  `.execute(database);
  return new Set(rows.map(({ id }) => id));
}
