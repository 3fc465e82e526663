import { PlatformError } from '@signalbox/api';
import { pointerOf } from '@signalbox/engine/core';
import type { Database, Viewer } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { type ReferenceColumn, referenceColumns } from '@signalbox/collections-core';
import { mayUse } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';
import { valuesAt } from './kept-values';
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
  const wrong: ReferenceColumn[] = [];
  for (const column of referenceColumns(schema)) {
    const known = new Set(valuesAt(before, column.path));
    const added = valuesAt(next, column.path).filter((id) => typeof id === 'string' && !known.has(id));
    const ids = [...new Set(added)].map(String);
    if (ids.length > 0 && !(await areVisible(deps, { project, model: column.model, ids }))) wrong.push(column);
  }
  if (wrong.length === 0) return;
  throw invalidRecord(
    schema,
    wrong.map(({ path }) => ({ pointer: pointerOf(path), keyword: 'reference', params: {} })),
  );
}

async function areVisible(
  { database, findModel, viewer }: ReferenceDeps,
  { project, model: address, ids }: { project: string; model: string; ids: string[] },
): Promise<boolean> {
  const model = await findModel(project, address).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });
  if (!model || !mayUse(model, viewer, 'view')) return false;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from document where ${model.scope} and document.id = any(${ids}::text[])
  `.execute(database);
  return rows[0]?.count === ids.length;
}
