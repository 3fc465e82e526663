import { PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';

export function objectBody(body: unknown): JsonObject {
  if (!isJsonObject(body as JsonObject))
    throw new PlatformError('malformedBody', { detail: 'a JSON object is expected' });
  return body as JsonObject;
}

/** A text of the body. With `required`, a missing or empty one is rejected. */
export function textField(
  body: JsonObject,
  { name, maxLength, required = false }: { name: string; maxLength: number; required?: boolean },
): string {
  const value = body[name] ?? '';
  const error = (keyword: string, params: Record<string, string | number>) =>
    new PlatformError('invalidField', {
      field: name,
      pointer: `/${name}`,
      faults: [{ pointer: `/${name}`, keyword, params }],
    });
  if (typeof value !== 'string') throw error('type', { type: 'string' });
  if (value.length > maxLength) throw error('maxLength', { limit: maxLength });
  if (required && value === '') throw error('required', { missingProperty: name });
  return value;
}
