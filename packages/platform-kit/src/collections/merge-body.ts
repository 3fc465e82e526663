import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** JSON merge patch (RFC 7396): objects are merged, `null` removes, everything else replaces. Changes neither argument. */
export function mergeBody(body: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(body));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else if (isObject(value)) merged.set(key, mergeBody(objectOr(merged.get(key)), value));
    else merged.set(key, value);
  }
  return Object.fromEntries(merged);
}

function objectOr(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
