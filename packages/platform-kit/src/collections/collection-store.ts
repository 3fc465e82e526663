import { isStorableText, PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import type { Kysely } from 'kysely';
import type { Clock, PlatformTables } from '../contract';
import { filterSql } from '../query/filter-sql';
import { type Condition, everything } from '../query/query';
import { jsonb } from './jsonb';
import { mergeBody } from './merge-body';
import { newObjectId } from './object-id';
import { findUnstorable } from '../storable';

/** A document with its id; `Body` is the type of an entity. */
export type Stored<Body extends JsonObject> = Body & { id: string };
export type StoredDocument = Stored<JsonObject>;
/** A document without its id. The store ignores an id in it. */
type BodyOf<Document> = Omit<Document, 'id'>;

/** The documents of one collection of one project; `listDocuments` answers client queries. */
export interface CollectionStore<Document extends StoredDocument = StoredDocument> {
  /** All matches, by id. For use by the server: the caller is responsible for their number. */
  find(filter?: Condition): Promise<Document[]>;
  count(filter?: Condition): Promise<number>;
  get(id: string): Promise<Document | undefined>;
  /** Returns the id: that of the body, or a new one. Throws `alreadyExists`. */
  insert(body: BodyOf<Document> & { id?: string }): Promise<string>;
  /** Throws `notFound`, as do the next three. */
  replace(id: string, body: BodyOf<Document>): Promise<Document>;
  /** Does not check that the result is a `Document`: for patches of the server itself. */
  merge(id: string, patch: JsonObject): Promise<Document>;
  /** Reads, changes and writes the document under a row lock: concurrent changes queue up and none is lost. */
  change(id: string, change: (document: Document) => BodyOf<Document> | Promise<BodyOf<Document>>): Promise<Document>;
  remove(id: string): Promise<void>;
}

interface CollectionAddress {
  /** A database or a transaction. */
  database: Kysely<PlatformTables>;
  clock: Clock;
  project: string;
  collection: string;
}

export function collectionStore<Document extends StoredDocument = StoredDocument>({
  database,
  clock,
  project,
  collection,
}: CollectionAddress): CollectionStore<Document> {
  // The collection's routes and restores validate what is stored, so a row is a `Document`.
  const documentOf = (row: Row) => toDocument(row) as Document;
  const rowsOf = (connection: Kysely<PlatformTables>) =>
    connection.selectFrom('document').where('project', '=', project).where('collection', '=', collection);

  const store: CollectionStore<Document> = {
    async find(filter = everything) {
      const rows = await rowsOf(database).select(['id', 'body']).where(filterSql(filter)).orderBy('id').execute();
      return rows.map(documentOf);
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
      return row && documentOf(row);
    },

    async insert(document) {
      const { id: ownId, ...body }: JsonObject = document;
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
    merge: (id, patch) => store.change(id, (document) => documentOf({ id, body: mergeBody(document, patch) })),

    change(id, change) {
      const run = async (transaction: Kysely<PlatformTables>) => {
        if (!isStorableText(id)) throw missing(id);
        const row = await rowsOf(transaction)
          .select(['id', 'body'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw missing(id);
        const { id: _ignored, ...body }: JsonObject = await change(documentOf(row));
        rejectUnstorable(body);
        await transaction
          .updateTable('document')
          .set({ body: jsonb(body), updated_at: new Date(clock.now()) })
          .where('project', '=', project)
          .where('collection', '=', collection)
          .where('id', '=', id)
          .execute();
        return documentOf({ id, body });
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

interface Row {
  id: string;
  body: JsonObject;
}

export function toDocument({ id, body }: Row): StoredDocument {
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
