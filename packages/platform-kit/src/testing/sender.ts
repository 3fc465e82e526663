import type { JsonObject } from '@signalbox/schemas';
import type { TestPlatform } from './test-platform';

/** Sends a request below `/rest/core/`, with a body as JSON. */
export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD',
  path: string,
  body?: JsonObject,
) => Promise<Answer>;

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Body of an error or an object. A list is in `list`. */
  body: JsonObject;
  list: JsonObject[];
  payload: Buffer;
}

/** Sends requests of an English user to the platform. */
export function sender({ app }: Pick<TestPlatform, 'app'>): Send {
  return async (method, path, body) => {
    const answer = await app.inject({
      method,
      url: `/rest/core/${path}`,
      headers: { 'accept-language': 'en', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const value = (isJson && answer.body !== '' ? answer.json() : {}) as JsonObject | JsonObject[];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: Array.isArray(value) ? {} : value,
      list: Array.isArray(value) ? value : [],
      payload: answer.rawPayload,
    };
  };
}
