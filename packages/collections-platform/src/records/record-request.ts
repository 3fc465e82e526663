import { pathParameter, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { type recordRoutes, viewerOf } from '@signalbox/platform-kit/rest';
import type { RecordAction } from '@signalbox/schemas/permission-model';
import type { FastifyRequest } from 'fastify';
import type { RecordIndexes } from '../indexes/record-indexes';
import { requireUse } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';

/** What the routes of one resource need. */
export interface RouteDeps {
  kit: PlatformKit;
  /** Below `/rest`, such as `/core/record/:model`. */
  path: string;
  /** What a record is called in the API document, and the declarations of its routes. */
  noun: string;
  routes: ReturnType<typeof recordRoutes>;
  find: FindRequested;
  /** Finds the models of all resources: for references, and for orders that were stored. */
  findModel: FindModel;
  /** By the addresses of the lists that are declared. */
  resources: ReadonlyMap<string, FindModel>;
  indexes: RecordIndexes;
  /** Starts building the indexes that were noted. */
  buildIndexes: () => void;
}

/** The model of a request. Throws `notFound`, or `modelUnusable`. */
export type FindRequested = (request: FastifyRequest) => Promise<RecordModel>;

/** Finds the model that the address of a request names as `{model}`; without such a part, that of the resource itself. */
export function requestFinder(resource: string, find: FindModel): FindRequested {
  return (request) => find(request.project, resource.includes(':') ? pathParameter(request, 'model') : resource);
}

/** The model of a request and its sender, who may do `action`, with one record if `id` is given. Throws `notFound`, `modelUnusable` or `forbidden`. */
export async function recordRequest(
  find: FindRequested,
  request: FastifyRequest,
  action: RecordAction,
  id?: string,
): Promise<{ model: RecordModel; viewer: Viewer }> {
  const viewer = viewerOf(request);
  const model = await find(request);
  const isGranted = id !== undefined && model.hooks?.grants?.({ request, viewer, action, id }) === true;
  if (!isGranted) requireUse(model, viewer, action);
  return { model, viewer };
}
