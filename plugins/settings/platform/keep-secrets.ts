import { isWithin, readAt, writeAt, type FieldPlan, type Pointer } from '@signalbox/engine/core';
import {
  isSecretMarker,
  secretMarker,
  secretPath,
  secretSlots,
  type Database,
  type FormCatalog,
  type SecretSlot,
  invalidField,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import { formsOf } from './forms-of';

interface SecretsOptions {
  /** The running transaction. */
  database: Database;
  catalog: FormCatalog;
  project: string;
  /** The new body, with secrets in clear text. */
  saved: JsonObject;
  touched: Pointer[];
}

/**
 * Moves the secrets of the touched fields from the body into their table, and returns the body with markers.
 * Deletes secrets that the body no longer contains. Throws `invalidField` for a marker without a stored secret.
 */
export async function keepSecrets({ database, catalog, project, saved, touched }: SecretsOptions): Promise<JsonObject> {
  const fields = formsOf(catalog, touched).flatMap((form) => form.secretFields);
  if (fields.length === 0) return saved;
  const stored = await storedPaths(database, project, fields);
  const slots = fields.flatMap((field) => secretSlots(field, readAt(saved, field.pointer)));
  rejectSharedPaths(slots);
  // A stored marker without a secret must not block saves of other fields.
  const isTouched = ({ pointer }: SecretSlot) => touched.some((field) => isWithin(pointer, field));
  rejectEmptyMarkers(slots.filter(isTouched), stored);
  await dropSecrets(
    database,
    project,
    [...stored].filter((path) => !slots.some((slot) => slot.path === path)),
  );
  for (const { path, value } of slots)
    if (typeof value === 'string') await putSecret(database, { project, path, value });
  return slots.reduce((body, slot) => writeAt(body, slot.pointer, secretMarker), saved);
}

/** Deletes the secrets of removed values without a form, and of all values in removed sections. */
export async function dropRemovedSecrets({
  database,
  project,
  removed,
}: Pick<SecretsOptions, 'database' | 'project'> & { removed: Pointer[] }): Promise<void> {
  for (const pointer of removed) {
    // JSON pointers and paths use the same escapes.
    const path = pointer.slice(1);
    await sql`delete from setting_secret
      where project = ${project} and (path = ${path} or starts_with(path, ${`${path}/`}))`.execute(database);
  }
}

/** Paths of the stored secrets of these fields. */
async function storedPaths(database: Database, project: string, fields: FieldPlan[]): Promise<Set<string>> {
  const rows = await database.selectFrom('setting_secret').select('path').where('project', '=', project).execute();
  const roots = fields.map((field) => field.path.reduce((path, name) => secretPath(path, name), '').slice(1));
  return new Set(
    rows.map((row) => row.path).filter((path) => roots.some((root) => path === root || path.startsWith(`${root}/`))),
  );
}

/** Two items of a list with one id would share a secret. */
function rejectSharedPaths(slots: SecretSlot[]): void {
  const shared = slots.find((slot, index) => slots.slice(0, index).some((earlier) => earlier.path === slot.path));
  if (shared === undefined) return;
  const item = shared.pointer.slice(0, shared.pointer.lastIndexOf('/'));
  throw invalidField([{ pointer: `${item}/id`, keyword: 'unique', params: { property: 'id' } }]);
}

function rejectEmptyMarkers(slots: SecretSlot[], stored: ReadonlySet<string>): void {
  const empty = slots.find((slot) => isSecretMarker(slot.value) && !stored.has(slot.path));
  if (empty !== undefined) throw invalidField([{ pointer: empty.pointer, keyword: 'required', params: {} }]);
}

async function dropSecrets(database: Database, project: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await database.deleteFrom('setting_secret').where('project', '=', project).where('path', 'in', paths).execute();
}

async function putSecret(database: Database, row: { project: string; path: string; value: string }): Promise<void> {
  await database
    .insertInto('setting_secret')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project', 'path']).doUpdateSet({ value: row.value }))
    .execute();
}
