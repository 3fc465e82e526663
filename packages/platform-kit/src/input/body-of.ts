import { PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Entity, JsonObject } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import { validated } from './validated';

/** A request's JSON object without its `id`, validated as `entity`. Throws `malformedBody` or `invalidField`. */
export function bodyOf(request: RequestBody): JsonObject;
export function bodyOf<Value extends JsonObject>(request: RequestBody, entity: Entity<Value> | undefined): Value;
export function bodyOf(request: RequestBody, entity?: Entity<JsonObject>): JsonObject {
  const { id: _ignored, ...rest } = entity ? fullBodyOf(request, entity) : jsonBodyOf(request);
  return rest;
}

/** As `bodyOf`, with the `id`, if the client chooses it. */
export function fullBodyOf<Value>(request: RequestBody, entity: Entity<Value>): Value {
  return validated(jsonBodyOf(request), entity);
}

/** As `fullBodyOf`, for a request whose body may be absent. */
export function optionalBody<Value>(request: RequestBody, entity: Entity<Value>): Partial<Value> {
  return request.body === undefined || request.body === null ? {} : fullBodyOf(request, entity);
}

type RequestBody = Pick<FastifyRequest, 'body'>;

function jsonBodyOf({ body }: RequestBody): JsonObject {
  if (!isJsonObject(body)) throw new PlatformError('malformedBody', { detail: 'a JSON object is expected' });
  return body;
}
