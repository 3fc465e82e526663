import { isStorableText } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import { filterSql } from '../query/filter-sql';
import { type Condition, everything } from '../query/query';
import { changeDocument, insertDocument, removeDocument, type CollectionAddress } from './document-writes';
import { mergeBody } from './merge-body';

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

export function collectionStore<Document extends StoredDocument = StoredDocument>(
  address: CollectionAddress,
): CollectionStore<Document> {
  const { database, project, collection } = address;
  // The collection's routes and restores validate what is stored, so a row is a `Document`.
  const documentOf = (row: Row) => toDocument(row) as Document;
  const rows = () =>
    database.selectFrom('document').where('project', '=', project).where('collection', '=', collection);
  const change = async (id: string, changeBody: (body: JsonObject) => JsonObject | Promise<JsonObject>) =>
    documentOf({ id, body: await changeDocument(address, id, changeBody) });

  return {
    async find(filter = everything) {
      const found = await rows().select(['id', 'body']).where(filterSql(filter)).orderBy('id').execute();
      return found.map(documentOf);
    },

    async count(filter = everything) {
      const counted = rows()
        .where(filterSql(filter))
        .select(({ fn }) => fn.countAll<number>().as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    async get(id) {
      const row = isStorableText(id)
        ? await rows().select(['id', 'body']).where('id', '=', id).executeTakeFirst()
        : undefined;
      return row && documentOf(row);
    },

    insert: (document) => insertDocument(address, document),
    replace: (id, body) => change(id, () => body),
    merge: (id, patch) => change(id, (body) => mergeBody(body, patch)),
    change: (id, changed) => change(id, (body) => changed(documentOf({ id, body }))),
    remove: (id) => removeDocument(address, id),
  };
}

interface Row {
  id: string;
  body: JsonObject;
}

export function toDocument({ id, body }: Row): StoredDocument {
  return { ...body, id };
}
