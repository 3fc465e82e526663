import { isStorableText, PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import type { Kysely } from 'kysely';
import type { Clock, PlatformTables } from '../contract';
import { findUnstorable } from '../storable';
import { jsonb } from './jsonb';
import { newObjectId } from './object-id';

export interface CollectionAddress {
  /** A database or a transaction. */
  database: Kysely<PlatformTables>;
  clock: Clock;
  project: string;
  collection: string;
}

/** Returns the id: that of the body, or a new one. Throws `alreadyExists`. */
export async function insertDocument(
  { database, clock, project, collection }: CollectionAddress,
  { id: ownId, ...body }: JsonObject,
): Promise<string> {
  const id = typeof ownId === 'string' && ownId !== '' ? ownId : newObjectId(clock.now());
  rejectUnstorable({ ...body, id });
  const now = new Date(clock.now());
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('document')
    .values({ project, collection, id, body: jsonb(body), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new PlatformError('alreadyExists', { detail: id, field: 'id', pointer: '/id' });
  return id;
}

/** Writes the result of `change`, without its id, under a row lock, and returns it. Throws `notFound`. */
export async function changeDocument(
  { database, clock, project, collection }: CollectionAddress,
  id: string,
  change: (body: JsonObject) => JsonObject | Promise<JsonObject>,
): Promise<JsonObject> {
  const run = async (transaction: Kysely<PlatformTables>) => {
    if (!isStorableText(id)) throw missing(id);
    const row = await transaction
      .selectFrom('document')
      .select('body')
      .where('project', '=', project)
      .where('collection', '=', collection)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw missing(id);
    const { id: _ignored, ...body } = await change(row.body);
    rejectUnstorable(body);
    await transaction
      .updateTable('document')
      .set({ body: jsonb(body), updated_at: new Date(clock.now()) })
      .where('project', '=', project)
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute();
    return body;
  };
  return database.isTransaction ? run(database) : database.transaction().execute(run);
}

/** Throws `notFound`. */
export async function removeDocument({ database, project, collection }: CollectionAddress, id: string): Promise<void> {
  if (!isStorableText(id)) throw missing(id);
  const { numDeletedRows } = await database
    .deleteFrom('document')
    .where('project', '=', project)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) throw missing(id);
}

function rejectUnstorable(body: JsonObject) {
  const error = findUnstorable(body);
  if (!error) return;
  const { pointer, reason } = error;
  throw new PlatformError('invalidField', { detail: reason, pointer, field: pointer.slice(1).replaceAll('/', '.') });
}

function missing(id: string): PlatformError {
  return new PlatformError('notFound', { detail: id });
}
