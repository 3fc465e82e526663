import { PlatformError } from '@signalbox/api';
import type { Entity, JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { PlatformKit } from '../contract';
import { collectionStore, type StoredDocument } from './collection-store';
import { bodyOf } from '../input/body-of';
import { pathParameter } from '../input/path-parameter';
import { validated } from '../input/validated';
import { type LimitName, requireBelowLimit } from '../license';
import { listDocuments } from './list-documents';
import type { Query } from '../query/query';
import { requestOwner } from '../query/request-owner';
import { answerList, queryOf } from './list-answer';
import { mergeBody } from './merge-body';

interface ResourceOptions {
  /** Below `/rest`, e.g. `core/role`. */
  path: string;
  collection: string;
  /** Permission key of each kind of request; `null`: every logged-in user. A kind that is left out has no route. */
  permissions: { list: string | null; get?: string | null; add?: string; edit?: string; delete?: string };
  /** Schemas of bodies: `full` for POST, PUT and the result of a PATCH, `patch` for a PATCH. */
  entity?: { full: Entity<JsonObject>; patch: Entity<JsonObject> };
  /** The count that the license may limit: a POST beyond it is rejected. */
  limit?: LimitName;
  /** The project of these documents; the request's own by default. */
  project?: string;
  /** The query that a list request runs, instead of the one it sent. Throws for a query that its sender may not run. */
  narrow?: (request: FastifyRequest, query: Query) => Query | Promise<Query>;
  /** The form of a document in the response to a request. */
  present?: (document: StoredDocument, request: FastifyRequest) => JsonObject;
}

/** The REST routes of a collection: GET list, and GET, POST, PUT, PATCH and DELETE by id, with the responses of the wire contract. */
export function resourceRoutes(rest: FastifyInstance, kit: PlatformKit, options: ResourceOptions): void {
  const { path, permissions, entity, narrow = (_request, query) => query, present = (document) => document } = options;
  const projectOf = (request: FastifyRequest) => options.project ?? request.project;
  const storeOf = (request: FastifyRequest) =>
    collectionStore({ ...kit, project: projectOf(request), collection: options.collection });

  rest.get(`/${path}`, guarded(permissions.list), async (request, reply) => {
    const source = { ...kit, project: projectOf(request), collection: options.collection };
    const query = await narrow(request, queryOf(request));
    const { documents, count } = await listDocuments(source, query, requestOwner(request, reply));
    return answerList(reply, { documents: documents.map((each) => present(each, request)), count });
  });
  if (permissions.get !== undefined) {
    rest.get(`/${path}/:id`, guarded(permissions.get), async (request) => {
      const document = await storeOf(request).get(idOf(request));
      if (!document) throw new PlatformError('notFound', { detail: idOf(request) });
      return present(document, request);
    });
  }
  if (permissions.add !== undefined) {
    rest.post(`/${path}`, guarded(permissions.add), async (request) => {
      const body = bodyOf(request, entity?.full);
      return { InsertedID: await insertWithinLimit(kit, { ...options, project: projectOf(request) }, body) };
    });
  }
  if (permissions.edit !== undefined) {
    rest.put(`/${path}/:id`, guarded(permissions.edit), async (request) => {
      await storeOf(request).replace(idOf(request), bodyOf(request, entity?.full));
      return { status: 'OK' };
    });
    rest.patch(`/${path}/:id`, guarded(permissions.edit), async (request) => {
      const patch = bodyOf(request, entity?.patch);
      await storeOf(request).change(idOf(request), (document) => {
        const merged = mergeBody(document, patch);
        return entity ? validated(merged, entity.full) : merged;
      });
      return { status: 'OK' };
    });
  }
  if (permissions.delete !== undefined) {
    rest.delete(`/${path}/:id`, guarded(permissions.delete), async (request) => {
      await storeOf(request).remove(idOf(request));
      return { status: 'OK' };
    });
  }
}

/** Returns the id. Throws `alreadyExists`, or `licenseLimitReached`. */
function insertWithinLimit(
  { database, clock }: PlatformKit,
  { project, collection, limit }: Pick<ResourceOptions, 'collection' | 'limit'> & { project: string },
  body: JsonObject,
): Promise<string> {
  if (limit === undefined) return collectionStore({ database, clock, project, collection }).insert(body);
  return database.transaction().execute(async (transaction) => {
    await requireBelowLimit(transaction, { limit, project });
    return collectionStore({ database: transaction, clock, project, collection }).insert(body);
  });
}

/** The `{id}` of the address. */
export function idOf(request: FastifyRequest): string {
  return pathParameter(request, 'id');
}

function guarded(permission: string | null): RouteShorthandOptions {
  return permission === null ? {} : { config: { permission } };
}
