import { PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/engine/core';
import type { Entity, JsonValue } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import { rejectHarm } from '../rest/readable-json';
import { validated } from './validated';

/** The JSON object in `?query=`, an empty one by default, validated as `entity`. Throws `malformedQuery` or `invalidField`. */
export function jsonQuery<Value>(request: FastifyRequest, entity: Entity<Value>): Value {
  const value = jsonParameter(request, 'query') ?? {};
  if (!isJsonObject(value))
    throw new PlatformError('malformedQuery', { field: 'query', detail: 'must be a JSON object' });
  return validated(value, entity);
}

/** Parses a query parameter as JSON. Throws `malformedQuery`. `undefined` when the parameter is missing. */
export function jsonParameter({ query }: FastifyRequest, name: string): JsonValue | undefined {
  const text = (query as Record<string, unknown>)[name];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || text.length > maxLength)
    throw new PlatformError('malformedQuery', { field: name, detail: `more than ${maxLength} characters` });
  try {
    const value = JSON.parse(text) as JsonValue;
    rejectHarm(value);
    return value;
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    throw new PlatformError('malformedQuery', { field: name, detail: 'no JSON', cause });
  }
}

/** The query string without the parameters of every request, validated as `entity`. */
export function plainQuery<Value>({ query }: FastifyRequest, entity: Entity<Value>): Value {
  const { token: _token, 'x-request-project': _project, ...rest } = query as Record<string, unknown>;
  return validated(rest, entity);
}

const maxLength = 100_000;
