import { PlatformError } from '@signalbox/api';
import { bodyOf, rejectErrors } from '@signalbox/platform-kit';
import { rejectHarm } from '@signalbox/platform-kit/rest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { type EntityName, validateEntity } from '@signalbox/schemas/validators/all';
import type { FastifyRequest } from 'fastify';

/** Parses a query parameter as JSON. Throws `malformedQuery`. `undefined` when the parameter is missing. */
export function jsonParameter({ query }: FastifyRequest, name: string): JsonValue | undefined {
  const text = (query as Record<string, unknown>)[name];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || text.length > longest)
    throw new PlatformError('malformedQuery', { field: name, detail: `more than ${longest} characters` });
  try {
    const value = JSON.parse(text) as JsonValue;
    rejectHarm(value);
    return value;
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    throw new PlatformError('malformedQuery', { field: name, detail: 'no JSON', cause });
  }
}

/** The JSON object in `?query=`, validated as `entity`. */
export function jsonQuery(request: FastifyRequest, entity: EntityName): JsonObject {
  const value = jsonParameter(request, 'query') ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlatformError('malformedQuery', { field: 'query', detail: 'must be a JSON object' });
  rejectErrors(validateEntity(entity, value));
  return value;
}

/** The query string without the parameters of every request, validated as `entity`. */
export function plainQuery({ query }: FastifyRequest, entity: EntityName): Record<string, unknown> {
  const { token: _token, 'x-request-project': _project, ...rest } = query as Record<string, unknown>;
  rejectErrors(validateEntity(entity, rest));
  return rest;
}

/** Like `bodyOf`, for a request with an optional body. */
export function optionalBodyOf(request: FastifyRequest, entity: EntityName): JsonObject {
  if (request.body === undefined || request.body === null) return {};
  return bodyOf(request, entity);
}

const longest = 100_000;
