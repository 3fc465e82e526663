import { PlatformError } from '@signalbox/api';
import type { DeclaredEntity, JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, PlatformKit } from '../contract';
import { collectionStore, type CollectionStore, type StoredDocument } from './collection-store';
import { bodyOf } from '../input/body-of';
import { pathParameter } from '../input/path-parameter';
import { invalidField } from '../input/invalid-field';
import { changeErrors } from '../input/validated';
import { type LimitName, requireBelowLimit } from '../license';
import { listDocuments } from './list-documents';
import type { Query } from '../query/query';
import { requestOwner } from '../query/request-owner';
import { answerList, queryOf } from './list-answer';
import { nounOf, recordRoutes, type RecordTerms } from '../rest/record-routes';
import { mergeBody } from './merge-body';

interface ResourceOptions extends RecordTerms {
  /** Below `/rest`, e.g. `core/role`. */
  path: string;
  collection: string;
  /** Permission key of each kind of request; `null`: every logged-in user. A kind that is left out has no route. */
  permissions: { list: string | null; get?: string | null; add?: string; edit?: string; delete?: string };
  /** Schemas of bodies: `full` for POST and PUT, and for what a PATCH changes, `patch` for a PATCH. */
  entity?: { full: DeclaredEntity<JsonObject>; patch: DeclaredEntity<JsonObject> };
  /** The count that the license may limit: a POST beyond it is rejected. */
  limit?: LimitName;
  /** The project of these documents; the request's own by default. */
  project?: string;
  /** The query that a list request runs, instead of the one it sent. Throws for a query that its sender may not run. */
  narrow?: (request: FastifyRequest, query: Query) => Query | Promise<Query>;
  /** Runs in the transaction of each POST, PUT, PATCH and DELETE. Throws for one that its sender may not make. */
  onWrite?: (write: ResourceWrite) => void | Promise<void>;
  /** The form of a document in the response to a request. */
  present?: (document: StoredDocument, request: FastifyRequest) => JsonObject;
}

export interface ResourceWrite {
  request: FastifyRequest;
  database: Database;
  id: string;
  /** Undefined on POST. */
  before?: JsonObject;
  /** Undefined on DELETE. */
  after?: JsonObject;
}

/** The REST routes of a collection: GET list, and GET, POST, PUT, PATCH and DELETE by id, with the responses of the wire contract. */
export function resourceRoutes(rest: FastifyInstance, kit: PlatformKit, options: ResourceOptions): void {
  const { path, permissions, entity } = options;
  const { narrow = (_request, query) => query, present = (document) => document } = options;
  const projectOf = (request: FastifyRequest) => options.project ?? request.project;
  const storeOf = (request: FastifyRequest) =>
    collectionStore({ ...kit, project: projectOf(request), collection: options.collection });
  const { add, change, remove } = writesOf(kit, options);
  const routes = recordRoutes({ noun: nounOf(path), ...options }, permissions);

  rest.get(`/${path}`, routes.list, async (request, reply) => {
    const source = { ...kit, project: projectOf(request), collection: options.collection };
    const query = await narrow(request, queryOf(request));
    const { documents, count } = await listDocuments(source, query, requestOwner(request, reply));
    return answerList(reply, { documents: documents.map((each) => present(each, request)), count });
  });
  if (permissions.get !== undefined) {
    rest.get(`/${path}/:id`, routes.get, async (request) => {
      const document = await storeOf(request).get(idOf(request));
      if (!document) throw new PlatformError('notFound', { detail: idOf(request) });
      return present(document, request);
    });
  }
  if (permissions.add !== undefined) {
    rest.post(`/${path}`, routes.add, async (request) => {
      return { InsertedID: await add(request, bodyOf(request, entity?.full)) };
    });
  }
  if (permissions.edit !== undefined) {
    rest.put(`/${path}/:id`, routes.replace, async (request) => {
      const body = bodyOf(request, entity?.full);
      return change(request, () => body);
    });
    rest.patch(`/${path}/:id`, routes.merge, async (request) => {
      const patch = bodyOf(request, entity?.patch);
      return change(request, (before) => {
        const merged = mergeBody(before, patch);
        const errors = entity ? changeErrors(entity.full, { before, after: merged }) : [];
        if (errors.length > 0) throw invalidField(errors);
        return merged;
      });
    });
  }
  if (permissions.delete !== undefined) rest.delete(`/${path}/:id`, routes.remove, remove);
}

/** The writes of the routes, each in one transaction with what the collection checks or changes beside it. */
function writesOf(kit: PlatformKit, { collection, project, limit, onWrite }: ResourceOptions) {
  const write = <Result>(
    request: FastifyRequest,
    run: (database: Database, store: CollectionStore) => Promise<Result>,
  ): Promise<Result> =>
    kit.database.transaction().execute((database) => {
      const address = { ...kit, database, project: project ?? request.project, collection };
      return run(database, collectionStore(address));
    });
  return {
    /** Returns the id. Throws `alreadyExists`, or `licenseLimitReached`. */
    add: (request: FastifyRequest, after: JsonObject) =>
      write(request, async (database, store) => {
        if (limit !== undefined) await requireBelowLimit(database, { limit, project: project ?? request.project });
        const id = await store.insert(after);
        await onWrite?.({ request, database, id, after });
        return id;
      }),
    /** Writes what `next` makes of the stored document. */
    change: async (request: FastifyRequest, next: (before: JsonObject) => JsonObject) => {
      const id = idOf(request);
      return write(request, async (database, store) => {
        await store.change(id, async (before) => {
          const after = next(before);
          await onWrite?.({ request, database, id, before, after });
          return after;
        });
        return { status: 'OK' };
      });
    },
    remove: (request: FastifyRequest) =>
      write(request, async (database, store) => {
        const id = idOf(request);
        const before = await store.get(id);
        await store.remove(id);
        if (before) await onWrite?.({ request, database, id, before });
        return { status: 'OK' };
      }),
  };
}

/** The `{id}` of the address. */
export function idOf(request: FastifyRequest): string {
  return pathParameter(request, 'id');
}
