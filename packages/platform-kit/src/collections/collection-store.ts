import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import type { Kysely } from 'kysely';
import type { Clock, PlatformTables } from '../contract';
import { filterSql } from '../query/filter-sql';
import { type Condition, everything } from '../query/query';
import { jsonb } from './jsonb';
import { mergeBody } from './merge-body';
import { newObjectId } from './object-id';
import { findUnstorable, isStorableText } from '../storable';

export type StoredDocument = JsonObject & { id: string };

/** The documents of one collection of one project; `listDocuments` answers client queries. `replace` and `merge` ignore an `id` in the body. */
export interface CollectionStore {
  /** All matches, by id. For use by the server: the caller is responsible for their number. */
  find(filter?: Condition): Promise<StoredDocument[]>;
  count(filter?: Condition): Promise<number>;
  get(id: string): Promise<StoredDocument | undefined>;
  /** Returns the id: that of the body, or a new one. Throws `alreadyExists`. */
  insert(body: JsonObject): Promise<string>;
  /** Throws `notFound`, as do the next three. */
  replace(id: string, body: JsonObject): Promise<StoredDocument>;
  merge(id: string, patch: JsonObject): Promise<StoredDocument>;
  /** Reads, changes and writes the document under a row lock: concurrent changes queue up and none is lost. */
  change(id: string, change: (document: StoredDocument) => JsonObject | Promise<JsonObject>): Promise<StoredDocument>;
  remove(id: string): Promise<void>;
}

export interface CollectionAddress {
  /** A database or a transaction. */
  database: Kysely<PlatformTables>;
  clock: Clock;
  project: string;
  collection: string;
}

export function collectionStore({ database, clock, project, collection }: CollectionAddress): CollectionStore {
  const rowsOf = (connection: Kysely<PlatformTables>) =>
    connection.selectFrom('document').where('project', '=', project).where('collection', '=', collection);

  const store: CollectionStore = {
    async find(filter = everything) {
      const rows = await rowsOf(database).select(['id', 'body']).where(filterSql(filter)).orderBy('id').execute();
      return rows.map(toDocument);
    },

    async count(filter = everything) {
      const counted = rowsOf(database)
        .where(filterSql(filter))
        .select(({ fn }) => fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    async get(id) {
      const row = isStorableText(id)
        ? await rowsOf(database).select(['id', 'body']).where('id', '=', id).executeTakeFirst()
        : undefined;
      return row && toDocument(row);
    },

    async insert({ id: ownId, ...body }) {
      const id = typeof ownId === 'string' && ownId !== '' ? ownId : newObjectId(clock.now());
      rejectUnstorable({ ...body, id });
      const now = new Date(clock.now());
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('document')
        .values({ project, collection, id, body: jsonb(body), created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows)
        throw new PlatformError('alreadyExists', { detail: id, field: 'id', pointer: '/id' });
      return id;
    },

    replace: (id, body) => store.change(id, () => body),
    merge: (id, patch) => store.change(id, (document) => mergeBody(document, patch)),

    change(id, change) {
      const run = async (transaction: Kysely<PlatformTables>) => {
        if (!isStorableText(id)) throw missing(id);
        const row = await rowsOf(transaction)
          .select(['id', 'body'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw missing(id);
        const { id: _ignored, ...body } = await change(toDocument(row));
        rejectUnstorable(body);
        await transaction
          .updateTable('document')
          .set({ body: jsonb(body), updated_at: new Date(clock.now()) })
          .where('project', '=', project)
          .where('collection', '=', collection)
          .where('id', '=', id)
          .execute();
        return toDocument({ id, body });
      };
      return database.isTransaction ? run(database) : database.transaction().execute(run);
    },

    async remove(id) {
      if (!isStorableText(id)) throw missing(id);
      const { numDeletedRows } = await database
        .deleteFrom('document')
        .where('project', '=', project)
        .where('collection', '=', collection)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (!numDeletedRows) throw missing(id);
    },
  };
  return store;
}

export function toDocument({ id, body }: { id: string; body: JsonObject }): StoredDocument {
  return { ...body, id };
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
