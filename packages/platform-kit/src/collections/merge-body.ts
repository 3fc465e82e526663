import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';

/** JSON merge patch (RFC 7396): objects are merged, `null` removes, everything else replaces. Changes neither argument. */
export function mergeBody(body: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(body));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else if (isJsonObject(value)) merged.set(key, mergeBody(objectOf(merged.get(key)), value));
    else merged.set(key, value);
  }
  return Object.fromEntries(merged);
}
