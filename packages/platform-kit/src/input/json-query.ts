import { PlatformError } from '@signalbox/api';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import type { Entity, JsonObject, JsonValue } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import { readableJson } from './readable-json';
import { validated } from './validated';

/** The JSON object in `?query=`, an empty one by default, validated as `entity`. Throws `malformedQuery` or `invalidField`. */
export function jsonQuery<Value>(request: RequestQuery, entity: Entity<Value>): Value {
  const value = jsonParameter(request, 'query') ?? {};
  if (!isJsonObject(value))
    throw new PlatformError('malformedQuery', { field: 'query', detail: 'must be a JSON object' });
  return validated(value, entity);
}

/** Parses a query parameter as JSON. Throws `malformedQuery`. `undefined` when the parameter is missing. */
export function jsonParameter(request: RequestQuery, name: string): JsonValue | undefined {
  const text = queryParameter(request, name);
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || text.length > maxLength)
    throw new PlatformError('malformedQuery', { field: name, detail: `more than ${maxLength} characters` });
  try {
    return readableJson(text);
  } catch (cause) {
    if (cause instanceof PlatformError && !(cause.options.cause instanceof SyntaxError)) throw cause;
    throw new PlatformError('malformedQuery', { field: name, detail: 'no JSON', cause });
  }
}

/** The query string without the parameters of every request, validated as `entity`. */
export function plainQuery<Value>(request: RequestQuery, entity: Entity<Value>): Value {
  const { token: _token, 'x-request-project': _project, ...rest } = parametersOf(request);
  return validated(rest, entity);
}

/** One query parameter: text, or an array if it is repeated. Undefined when it is missing. */
export function queryParameter(request: RequestQuery, name: string): JsonValue | undefined {
  return parametersOf(request)[name];
}

/** One query parameter as text. Undefined when it is missing or repeated. */
export function textParameter(request: RequestQuery, name: string): string | undefined {
  const text = queryParameter(request, name);
  return typeof text === 'string' ? text : undefined;
}

function parametersOf({ query }: RequestQuery): JsonObject {
  return objectOf(query);
}

type RequestQuery = Pick<FastifyRequest, 'query'>;

const maxLength = 100_000;
